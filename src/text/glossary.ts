import type { Rules } from '../game/index.ts';
import type { CardWords, Deck } from './cardWords.ts';
import { type About, type Conditions, holding, list, type Said, type SentencesFor, said } from './said.ts';

const always = () => true;
const hasWeis = ({ handWeis, tableWeis }: Rules) => handWeis !== 'off' || tableWeis;

/** Words of the game; some mean something under some rules only. */
const TERMS = {
  slate: always,
  deal: always,
  trick: always,
  lead: always,
  follow: always,
  trump: always,
  nell: always,
  undertrump: always,
  obenabe: ({ trump }) => trump === 'play',
  weis: hasWeis,
  tableWeis: ({ tableWeis }) => tableWeis,
  foreign: ({ tableWeis, foreignFactor }) => tableWeis && foreignFactor === 2,
  stoeck: ({ stoeck, tableWeis, tableStoeck }) => stoeck !== 'off' || (tableWeis && tableStoeck),
  match: ({ match }) => match !== 'none',
  bock: ({ gaissBock, slalom }) => gaissBock || slalom,
  gaiss: ({ gaissBock, slalom }) => gaissBock || slalom,
  slalom: ({ slalom }) => slalom,
  weli: ({ firstLead }) => firstLead === 'S6',
  sticks: ({ slate }) => slate === 'sticks',
} as const satisfies Conditions;

type Term = keyof typeof TERMS;

export interface GlossaryWords {
  readonly terms: Readonly<Record<Term, Said>>;
  readonly meanings: SentencesFor<typeof TERMS>;
  readonly entry: (parameters: { readonly term: string; readonly meaning: string }) => string;
  readonly unused: (parameters: { readonly terms: readonly string[] }) => string;
  readonly decks: Readonly<Record<Deck, string>>;
  readonly suits: string;
  readonly ranks: string;
}

type Decks = Readonly<Record<Deck, CardWords>>;

/** A line for each suit or rank: what it is called in the Swiss, the German and the French deck. */
function names(decks: Decks, pick: (deck: CardWords) => readonly string[]): string[] {
  const [swiss, german, french] = [decks.swiss, decks.german, decks.french].map(pick);
  return (swiss ?? []).map((name, at) => [`**${name}**`, german?.[at], french?.[at]].join(' · '));
}

/** The words of the game: those of this table with what they mean, the others by name, and the names of the cards. */
export function glossary(
  rules: Rules,
  about: About,
  { words, decks }: { readonly words: GlossaryWords; readonly decks: Decks },
): string[] {
  const named = (term: Term) => said(words.terms[term], about);
  const used = holding(TERMS, rules);
  const unused = (Object.keys(TERMS) as Term[]).filter((term) => !used.includes(term));
  const order = [words.decks.swiss, words.decks.german, words.decks.french].join(' · ');
  return [
    list(used.map((term) => words.entry({ term: named(term), meaning: said(words.meanings[term], about) }))),
    ...(unused.length > 0 ? [words.unused({ terms: unused.map(named) })] : []),
    `**${words.suits}** (${order})\n${list(names(decks, ({ suits }) => suits))}`,
    `**${words.ranks}** (${order})\n${list(names(decks, ({ ranks }) => ranks.slice(4)))}`,
  ];
}
