import { joined } from '../numbers.ts';
import type { OpeningText } from '../openingText.ts';
import { PERMISSIONS } from './refusals.ts';

export const opening: OpeningText = {
  notHere: ({ channels }) => `Auf diesem Server spielt man Molotow hier: ${channels.join(' ')}`,
  tooMany: ({ most }) =>
    most === 1
      ? 'Auf diesem Server ist schon ein Tisch offen. Mehr lässt der Server nicht zu.'
      : `Auf diesem Server sind schon ${most} Tische offen. Mehr lässt der Server nicht zu.`,
  calls: ({ role }) => `${role} Wer spielt mit?`,
  inThread: ({ name, where }) => `${name} hat einen Tisch eröffnet: ${where}`,
  threadName: ({ name }) => `Molotow bei ${name}`,
  noThreadHere: 'Hier lässt sich kein Thread öffnen. Der Tisch steht in diesem Kanal.',
  threadRefused: 'Discord hat mir den Thread nicht erlaubt. Der Tisch steht in diesem Kanal.',
  threadForbidden: ({ permissions, where }) =>
    `Für einen Thread fehlt mir in ${where}: ${joined(
      'de',
      permissions.map((each) => `«${PERMISSIONS[each]}»`),
    )}. Wer den Server verwaltet, gibt es mir unter Servereinstellungen → Rollen → Molotow, oder in den Berechtigungen des Kanals. Der Tisch steht in diesem Kanal.`,
  isHere: 'Dieser Tisch ist schon in diesem Kanal zu sehen.',
};
