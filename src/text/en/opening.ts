import { joined } from '../numbers.ts';
import type { OpeningText } from '../openingText.ts';
import { PERMISSIONS } from './refusals.ts';

export const opening: OpeningText = {
  notHere: ({ channels }) => `On this server Molotow is played here: ${channels.join(' ')}`,
  tooMany: ({ most }) =>
    most === 1
      ? 'One table is open on this server already. The server allows no more.'
      : `${most} tables are open on this server already. The server allows no more.`,
  calls: ({ role }) => `${role} Who joins in?`,
  inThread: ({ name, where }) => `${name} has opened a table: ${where}`,
  threadName: ({ name }) => `Molotow with ${name}`,
  noThreadHere: 'No thread can be opened here. The table is in this channel.',
  threadRefused: 'Discord didn’t allow me the thread. The table is in this channel.',
  threadForbidden: ({ permissions, where }) =>
    `For a thread I lack in ${where}: ${joined(
      'en',
      permissions.map((each) => `“${PERMISSIONS[each]}”`),
    )}. Those who manage the server can grant it under Server Settings → Roles → Molotow, or in the channel’s permissions. The table is in this channel.`,
  isHere: 'This table can be seen in this channel already.',
};
