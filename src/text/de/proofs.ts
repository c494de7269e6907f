import { counted } from '../numbers.ts';
import type { ProofsText } from '../proofsText.ts';

export const proofs: ProofsText = {
  title: 'Sind die Karten unverändert?',
  how: 'Der Fingerabdruck stand schon beim Geben unter dem Tisch. Er ist die SHA-256 des Geheimnisses, aus dem die Karten folgen; rechne selber nach: `printf GEHEIMNIS | xxd -r -p | sha256sum`. Er beweist, dass nach dem Geben nichts geändert wurde.',
  allFit: ({ count }) =>
    count === 1
      ? 'Die eine Runde bisher: jede Karte, wie das Geheimnis sagt.'
      : `Alle ${count} Runden: jede Karte, wie das Geheimnis sagt.`,
  someChanged: ({ count, of, deals }) =>
    `${count} von ${counted(of, 'Runde', 'Runden')} nicht, wie das Geheimnis sagt: ${deals}.`,
  fits: 'jede Karte, wie das Geheimnis sagt',
  changed: 'die Karten sind nicht die des Geheimnisses',
  unreadable: 'Das Protokoll hat hier kein Geheimnis, das sich lesen lässt.',
  earlier: ({ count }) => `${counted(count, 'frühere Runde', 'frühere Runden')}, ebenso verglichen.`,
  hands: 'Die Karten aus dem letzten Geheimnis:',
  none: 'Hier ist noch keine Runde fertig gespielt. Das Geheimnis einer Runde wird erst mit ihrer Abrechnung verraten.',
  noSeed: 'Das ist kein Geheimnis einer Runde: es hat 64 Zeichen, 0 bis 9 und a bis f, und steht in der Abrechnung.',
  seed: 'Geheimnis',
  deal: ({ number }) => `Runde ${number}`,
  commitment: ({ commitment }) => `Fingerabdruck ${commitment}`,
  seat: ({ number }) => `Platz ${number}:`,
};
