import { fileURLToPath } from 'node:url';
import { registerFont } from 'canvas';

const FOLDER = new URL('../../assets/fonts/', import.meta.url);

/** Family → file. Pango looks through all of them for a character that the named one lacks. */
const FILES = {
  'Molotow Serif': 'Alegreya-ExtraBold.ttf',
  'Molotow Sans': 'AlegreyaSans-Bold.ttf',
  'Molotow Hand': 'PatrickHand-Regular.ttf',
  'Molotow Emoji': 'NotoEmoji-Bold.ttf',
  'Molotow Wide': 'DejaVuSans-Bold.ttf',
  'Molotow Far': 'DroidSansFallback.ttf',
} as const;

function register(folder: URL, file: string, family: string): void {
  const path = fileURLToPath(new URL(file, folder));
  try {
    registerFont(path, { family });
  } catch (cause) {
    throw new Error(`The font ${path} is missing or unreadable; the repository contains it under assets/fonts.`, {
      cause,
    });
  }
}

/**
 * Makes the bundled fonts, and no others, known to canvas; to be called before anything is drawn. Fontconfig reads its
 * settings once, at the first font, so the variable must be set here: without it a system's fonts would change pictures.
 *
 * @throws Error naming the file if one is missing or unreadable.
 */
export function registerFonts(folder: URL = FOLDER): void {
  process.env.FONTCONFIG_FILE = fileURLToPath(new URL('fonts.conf', folder));
  for (const [family, file] of Object.entries(FILES)) register(folder, file, family);
}

let registered = false;

/** Registers the fonts when they are first needed: a fault then costs a picture, never the start of the bot. */
export function needFonts(): void {
  if (registered) return;
  registerFonts();
  registered = true;
}

/** CSS fonts: serif for ranks and titles, sans for names and figures, hand for what is written with chalk; sizes in pixels. */
export const serif = (size: number) => `${size}px "Molotow Serif"`;
export const sans = (size: number) => `${size}px "Molotow Sans"`;
export const hand = (size: number) => `${size}px "Molotow Hand"`;
