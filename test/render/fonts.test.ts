import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createCanvas } from 'canvas';
import { afterEach, expect, test } from 'vitest';
import { registerFonts } from '../../src/render/fonts.ts';

const settings = process.env.FONTCONFIG_FILE;
afterEach(() => {
  if (settings === undefined) delete process.env.FONTCONFIG_FILE;
  else process.env.FONTCONFIG_FILE = settings;
});

function withFolder<T>(use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function pixels(font: string, text: string): Buffer {
  const canvas = createCanvas(300, 60);
  const context = canvas.getContext('2d');
  context.font = font;
  context.fillText(text, 5, 45);
  return canvas.toBuffer('raw');
}

test('the bundled fonts are registered, and a system’s own are not seen', () => {
  registerFonts();
  const none = pixels('40px "No Such Family"', 'Jass');
  expect(pixels('40px "Molotow Serif"', 'Jass').equals(none)).toBe(false);
  for (const family of ['DejaVu Serif', 'Liberation Mono', 'Noto Sans Mono', 'Arial', 'Helvetica']) {
    expect(pixels(`40px "${family}"`, 'Jass').equals(none), family).toBe(true);
  }
});

function widthOf(text: string): number {
  const context = createCanvas(10, 10).getContext('2d');
  context.font = '40px "Molotow Sans"';
  return context.measureText(text).width;
}

/** Characters that nobody has assigned, as the boxes with 4 and 6 digits that stand for what no font has. */
const BOXES = ['\u0378', '\u0379', '\u{10FFFD}'];

test.each([...'שםאسلПиΓό漢字かな한글', '🎲', '❤', '👩‍👧'])('%s is drawn, not boxed', (character) => {
  registerFonts();
  const [four, alsoFour, six] = BOXES.map(widthOf);
  expect(alsoFour).toBe(four);
  expect([four, six]).not.toContain(widthOf(character));
});

test('a missing font names its file and the cause', () => {
  withFolder((folder) => {
    const register = () => registerFonts(pathToFileURL(`${folder}/`));
    expect(register).toThrow(join(folder, 'Alegreya-ExtraBold.ttf'));
    expect(register).toThrow(expect.objectContaining({ cause: expect.any(Error) }));
  });
});

test('so does a file that is no font', () => {
  withFolder((folder) => {
    writeFileSync(join(folder, 'Alegreya-ExtraBold.ttf'), 'no font');
    expect(() => registerFonts(pathToFileURL(`${folder}/`))).toThrow(
      /Alegreya-ExtraBold\.ttf is missing or unreadable/,
    );
  });
});
