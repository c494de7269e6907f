import type { Catalogue, PermissionName } from '../catalogue.ts';
import { joined } from '../numbers.ts';

export const refusals: Catalogue['refusals'] = {
  'already-seated': 'Du sitzt schon an diesem Tisch.',
  'not-seated': 'Du sitzt nicht an diesem Tisch. Zuschauen darfst du gern.',
  'only-between-deals': 'Mitten in einer Runde geht das nicht. Versuch es, wenn sie abgerechnet ist.',
  'seats-stay': 'An diesem Tisch bleiben während der Partie alle sitzen, auch die Computer.',
  'host-needs-seat': 'Wer den Tisch leitet, muss daran sitzen.',
  'table-full': 'Dieser Tisch ist voll.',
  'not-in-lobby': 'Das ging nur vor dem Start. Die Partie läuft schon.',
  'not-started': 'Die Partie hat noch nicht angefangen.',
  'only-host': 'Das darf nur, wer den Tisch leitet.',
  'no-computer-to-remove': 'Hier sitzt kein Computer.',
  'too-few-players': 'Ihr seid noch zu wenige. Es braucht mindestens drei.',
  'too-many-seated': 'So viele Plätze hat der Tisch dann nicht mehr. Zuerst muss jemand aufstehen.',
  'nobody-would-play': 'Mindestens ein Mensch muss mitspielen. Nimm weniger Computer.',
  'table-ended': 'Dieser Tisch ist schon zu Ende.',
  'stale-move': 'Da war der Tisch schon weiter. So steht es jetzt.',
  'seat-is-played-by-computer': 'Ein Computer spielt gerade für dich. Übernimm zuerst wieder selber.',
  'game-running': 'Die Partie läuft noch.',
  'game-over': 'Die Partie ist zu Ende.',
  'deal-running': 'Die Runde läuft noch.',
  'no-deal': 'Gerade sind keine Karten verteilt. Gleich geht es weiter.',
  'not-your-turn': 'Du bist noch nicht dran.',
  'announce-first': 'Zuerst wird angesagt.',
  'nothing-to-announce': 'Jetzt gibt es nichts anzusagen.',
  'contract-not-allowed': 'Das kann man an diesem Tisch nicht ansagen.',
  'not-held': 'Diese Karte hast du nicht.',
  'must-follow-suit': 'Du musst Farbe bekennen.',
  'trump-too-low': 'Es liegt schon ein höherer Trumpf. Darunter darfst du nicht trumpfen.',
  'must-trump': 'Du musst trumpfen.',
  'players-out-of-range': 'Molotow spielen 3 bis 9 Leute.',
  'sticks-need-four': 'Stecken und Kartoffeln spielt man zu viert.',
  'announced-needs-four': 'Mit angesagtem Trumpf spielt man zu viert.',
  'weli-missing-with-eight': 'Zu acht fehlt die Schellen-Sechs im Spiel. Wählt, wer sonst zuerst ausspielt.',
  'double-last-without-count': 'Die letzte Runde zählt nur doppelt, wenn die Zahl der Runden feststeht.',
  'double-last-with-sticks': 'Stecken und Kartoffeln zählen nie doppelt.',
  'limit-with-announced': 'Mit angesagtem Trumpf gewinnt, wer viel hat. Wählt ein Ziel statt einer Grenze.',
  'target-without-announced':
    'Ein Ziel gibt es nur, wenn Trumpf angesagt wird. Wählt eine Grenze oder eine Zahl von Runden.',
  'contracts-without-announced': 'Bock, Gaiss und Slalom gibt es nur, wenn Trumpf angesagt wird.',
  'sticks-without-extras': 'Bei Stecken und Kartoffeln gibt es keinen Weis, keine Stöck und keinen Match.',
  'announced-without-table-weis': 'Tischweis gibt es nur, wenn das Spiel den Trumpf macht.',
  'announced-without-match': 'Den Match gibt es nur, wenn das Spiel den Trumpf macht.',
  'limit-with-sticks': 'Stecken und Kartoffeln spielt man über eine feste Zahl von Runden.',
  'limit-out-of-range': 'Die Grenze liegt zwischen 10 und 1000, in ganzen Punkten zwischen 100 und 10 000.',
  'deals-out-of-range': 'Es gibt 1 bis 100 Runden.',
  'target-out-of-range': 'Das Ziel liegt zwischen 50 und 10 000.',
};

/** As Discord's own client calls them. */
export const PERMISSIONS: Readonly<Record<PermissionName, string>> = {
  ViewChannel: 'Kanal ansehen',
  SendMessages: 'Nachrichten senden',
  SendMessagesInThreads: 'Nachrichten in Threads senden',
  AttachFiles: 'Dateien anhängen',
  CreatePublicThreads: 'Öffentliche Threads erstellen',
};

export const faults: Catalogue['faults'] = {
  notSaved: 'Das konnte ich gerade nicht speichern. Nichts ist verloren: Versuch es gleich noch einmal.',
  damagedTable:
    'Diesen Tisch kann ich nicht mehr lesen. Er bleibt unverändert aufbewahrt, alle anderen Tische laufen weiter.',
  missingTable: 'Diesen Tisch gibt es nicht.',
  unknownButton: 'Dieser Knopf gilt nicht mehr. Mit /molotow siehst du, was jetzt geht.',
  noServer: 'Molotow spielt man auf einem Server, nicht in Privatnachrichten.',
  chooseTable: 'Welchen Tisch meinst du?',
  noTableHere: 'In diesem Kanal gibt es keinen Tisch. Eröffne einen mit /molotow.',
  severalTables: 'Hier gibt es mehrere Tische. Welchen meinst du?',
  missingPermissions: ({ permissions, where }) =>
    `Mir fehlt in ${where}: ${joined(
      'de',
      permissions.map((each) => `«${PERMISSIONS[each]}»`),
    )}. Wer den Server verwaltet, gibt es mir unter Servereinstellungen → Rollen → Molotow, oder in den Berechtigungen des Kanals. Die Partie geht trotzdem weiter.`,
};
