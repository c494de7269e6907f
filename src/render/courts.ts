import type { Inks } from './inks.ts';

/** Half-length figures as SVG fragments in a field of 124 × 262. */
export type Court = 'under' | 'ober' | 'king' | 'jack' | 'queen';

const LINE = '#2b1d12';
const SKIN = '#f3cfa8';
const GOLD = '#f0c23b';

const outlined = (width: number, shapes: string) =>
  `<g stroke="${LINE}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${shapes}</g>`;

const coat = ({ coat, trim }: Inks) =>
  outlined(
    3,
    `
  <path d="M-2 264 L-2 222 C4 192 34 182 62 182 C90 182 120 192 126 222 L126 264 Z" fill="${coat}"/>
  <path d="M62 182 C90 182 120 192 126 222 L126 264 L62 264 Z" fill="${trim}"/>
  <path d="M22 264 L26 226 M102 264 L98 226" fill="none"/>`,
  );

const neck = outlined(2.5, `<path d="M50 150 L50 184 Q62 196 74 184 L74 150 Z" fill="#e2b488"/>`);

const face = `${outlined(
  2.5,
  `
  <path d="M33 104 C33 84 91 84 91 104 L90 126 C88 150 74 164 62 164 C50 164 36 150 34 126 Z" fill="${SKIN}"/>
  <g fill="none"><path d="M43 114 Q50 109 55 114 M69 114 Q74 109 81 114"/><path d="M62 118 L58 136 L64 137"/></g>
  <g fill="${LINE}" stroke="none"><circle cx="50" cy="120" r="3.4"/><circle cx="75" cy="120" r="3.4"/></g>`,
)}<g fill="#e58f78" opacity=".6"><circle cx="43" cy="134" r="6"/><circle cx="81" cy="134" r="6"/></g>`;

const mouth = `<path d="M54 148 Q62 153 70 148" fill="none" stroke="#8c2f23" stroke-width="3.4" stroke-linecap="round"/>`;

const bob = (colour: string) =>
  outlined(
    2.5,
    `<path d="M24 92 C20 120 18 140 22 158 C30 166 40 162 44 156 L44 100 L80 100 L80 156 C84 162 94 166 102 158 C106 140 104 120 100 92 Z" fill="${colour}"/>`,
  );
const tresses = (colour: string) =>
  outlined(
    2.5,
    `<path d="M26 90 C12 130 14 170 6 206 C22 214 40 206 46 194 L46 100 L78 100 L78 194 C84 206 102 214 118 206 C110 170 112 130 98 90 Z" fill="${colour}"/>`,
  );
const fringe = (colour: string) =>
  outlined(2.5, `<path d="M31 108 C30 84 94 84 93 108 C84 98 74 96 62 97 C50 96 40 98 31 108 Z" fill="${colour}"/>`);

const beard = outlined(
  2.5,
  `
  <path d="M33 122 C34 164 44 192 62 198 C80 192 90 164 91 122 C86 136 80 140 74 140 Q62 134 50 140 C44 140 38 136 33 122 Z" fill="#e9e2d2"/>
  <path d="M52 149 Q62 155 72 149" fill="none" stroke="#8c2f23" stroke-width="3.6"/>
  <path d="M50 162 L54 180 M62 162 L62 186 M74 162 L70 180" fill="none" stroke-width="2"/>`,
);

const moustache = outlined(
  2,
  `<path d="M62 142 C54 138 44 142 34 150 C44 154 56 152 62 147 C68 152 80 154 90 150 C80 142 70 138 62 142 Z" fill="#4b2c14"/>`,
);

const crown = outlined(
  3,
  `
  <path d="M27 96 L18 44 L42 68 L62 34 L82 68 L106 44 L97 96 Q62 84 27 96 Z" fill="${GOLD}"/>
  <path d="M27 96 Q62 84 97 96 L97 106 Q62 94 27 106 Z" fill="#c22a2a"/>
  <g fill="#fdf3cf"><circle cx="18" cy="42" r="5.5"/><circle cx="62" cy="32" r="6.5"/><circle cx="106" cy="42" r="5.5"/></g>`,
);

const coronet = outlined(
  3,
  `
  <path d="M32 92 L26 60 L44 76 L62 52 L80 76 L98 60 L92 92 Q62 82 32 92 Z" fill="${GOLD}"/>
  <g fill="#fdf3cf"><circle cx="26" cy="58" r="4.5"/><circle cx="62" cy="50" r="5"/><circle cx="98" cy="58" r="4.5"/></g>`,
);

const featherCap = ({ coat, trim }: Inks) =>
  outlined(
    3,
    `
  <path d="M92 84 C118 72 124 40 112 14 C96 22 82 50 80 80 Z" fill="#fbf4e2"/>
  <path d="M90 80 C102 60 108 40 110 22" fill="none" stroke-width="2"/>
  <path d="M22 96 C16 62 44 52 66 54 C92 56 108 70 102 96 Q62 80 22 96 Z" fill="${coat}"/>
  <path d="M20 96 Q62 78 104 96 L102 106 Q62 90 22 106 Z" fill="${trim}"/>`,
  );

const plumedHat = ({ coat, trim }: Inks) =>
  outlined(
    3,
    `
  <path d="M34 66 C14 60 2 34 10 10 C30 12 52 30 62 56 Z" fill="#fbf4e2"/>
  <path d="M40 62 C28 48 18 30 13 16" fill="none" stroke-width="2"/>
  <path d="M30 92 C28 58 46 46 62 46 C78 46 96 58 94 92 Z" fill="${trim}"/>
  <path d="M4 94 Q62 66 120 94 Q116 110 96 104 Q62 92 28 104 Q8 110 4 94 Z" fill="${coat}"/>`,
  );

const ruff = outlined(
  2.5,
  `<path d="M30 186 Q36 174 46 178 Q52 170 62 176 Q72 170 78 178 Q88 174 94 186 Q92 198 80 196 Q72 204 62 198 Q52 204 44 196 Q32 198 30 186 Z" fill="#fdfaf0"/>`,
);
const chain = outlined(
  2,
  `<path d="M30 192 Q62 246 94 192" fill="none" stroke="${LINE}" stroke-width="9"/><path d="M30 192 Q62 246 94 192" fill="none" stroke="${GOLD}" stroke-width="5"/><circle cx="62" cy="224" r="9" fill="${GOLD}"/>`,
);
const ermine =
  outlined(
    2.5,
    `<path d="M6 208 C20 186 40 182 46 182 L62 214 L78 182 C84 182 104 186 118 208 L100 222 L62 244 L24 222 Z" fill="#fdfaf0"/>`,
  ) +
  `<g fill="${LINE}"><path d="M28 204 l3 9 l-6 0 Z M96 204 l3 9 l-6 0 Z M46 218 l3 9 l-6 0 Z M78 218 l3 9 l-6 0 Z"/></g>`;
const buttons = outlined(2, [218, 236, 254].map((y) => `<circle cx="62" cy="${y}" r="4.6" fill="${GOLD}"/>`).join(''));

const FIGURES: Readonly<Record<Court, (inks: Inks) => string>> = {
  under: (inks) =>
    [bob('#c98a3a'), coat(inks), neck, ruff, face, mouth, fringe('#c98a3a'), featherCap(inks), buttons].join(''),
  jack: (inks) =>
    [bob('#8a4b20'), coat(inks), neck, ruff, face, mouth, fringe('#8a4b20'), featherCap(inks), buttons].join(''),
  ober: (inks) =>
    [bob('#5a3517'), coat(inks), neck, chain, face, mouth, moustache, fringe('#5a3517'), plumedHat(inks)].join(''),
  queen: (inks) => [tresses('#d99b3f'), coat(inks), neck, chain, face, mouth, fringe('#d99b3f'), coronet].join(''),
  king: (inks) => [bob('#e9e2d2'), coat(inks), ermine, neck, face, beard, fringe('#e9e2d2'), crown].join(''),
};

/** The figure of a court card in the colours of its suit. */
export function courtFigure(court: Court, inks: Inks): string {
  return FIGURES[court](inks);
}
