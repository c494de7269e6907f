import type { CommandsText } from '../commandsText.ts';

export const commands: CommandsText = {
  molotow: 'Molotow jassen: Wer am wenigsten Punkte macht, gewinnt.',
  subcommands: {
    open: { name: 'eröffnen', description: 'Einen Tisch eröffnen und sich gleich hinsetzen' },
    join: { name: 'mitspielen', description: 'Sich an einen Tisch setzen' },
    leave: {
      name: 'aufstehen',
      description: 'Den Tisch verlassen; in einer laufenden Partie spielt ein Computer für dich',
    },
    start: { name: 'starten', description: 'Die Partie anfangen, wenn genug Leute da sind' },
    hand: { name: 'karten', description: 'Die eigenen Karten zeigen; niemand sonst sieht sie' },
    table: { name: 'tisch', description: 'Den Tisch neu zeigen' },
    watch: { name: 'zuschauen', description: 'Einem Tisch aus einem anderen Kanal zuschauen' },
    scores: { name: 'punkte', description: 'Zeigen, wie es steht' },
    rules: { name: 'regeln', description: 'Die Regeln zeigen: die von diesem Tisch, oder die eines der vier Spiele' },
    verify: { name: 'prüfen', description: 'Nachrechnen, dass die Karten nach dem Geben nicht geändert wurden' },
    host: { name: 'leitung', description: 'Die Leitung des Tisches jemand anderem übergeben' },
    close: { name: 'schliessen', description: 'Den Tisch schliessen; wer ihn nicht leitet, stimmt dafür' },
    settings: { name: 'einstellungen', description: 'Eigene Einstellungen: Karten, Sprache, Erinnerung, Lesbarkeit' },
  },
  paces: {
    relaxed: 'gemütlich (3 Minuten)',
    normal: 'normal (60 Sekunden)',
    fast: 'schnell (20 Sekunden)',
    none: 'ohne Uhr',
  },
  molotowAdmin: 'Molotow auf diesem Server einrichten',
  adminSubcommands: {
    settings: {
      name: 'einstellungen',
      description: 'Was auf diesem Server gilt: Spiel, Sprache, Karten, Tempo, Kanäle',
    },
    tables: { name: 'tische', description: 'Die offenen Tische zeigen, und einzelne beenden' },
    drinking: { name: 'trinkmodus', description: 'Den Trinkmodus erlauben oder verbieten, und seine Texte schreiben' },
  },
  options: {
    game: { name: 'spiel', description: 'Welches Spiel' },
    players: { name: 'plätze', description: 'Wie viele Plätze der Tisch hat, 3 bis 9' },
    computers: { name: 'computer', description: 'Auf wie vielen Plätzen Computer sitzen' },
    language: { name: 'sprache', description: 'In welcher Sprache der Tisch spricht' },
    pace: { name: 'tempo', description: 'Wie lange man nachdenken darf, wenn andere warten' },
    takeover: {
      name: 'einstieg',
      description: 'Ob andere zwischen zwei Runden den Platz eines Computers nehmen dürfen (sonst ja)',
    },
    thread: { name: 'thread', description: 'Für den Tisch einen Thread öffnen' },
    person: { name: 'person', description: 'Wer den Tisch leiten soll' },
    seed: { name: 'geheimnis', description: 'Das Geheimnis einer Runde, 64 Zeichen aus ihrer Abrechnung' },
    table: { name: 'tisch', description: 'Welcher Tisch, wenn es mehrere gibt' },
  },
};
