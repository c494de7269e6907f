import type { OpeningText } from '../openingText.ts';
import { and } from './grammar.ts';
import { PERMISSIONS } from './refusals.ts';

export const opening: OpeningText = {
  notHere: ({ channels }) => `Su questo server a Molotow si gioca qui: ${channels.join(' ')}`,
  tooMany: ({ most }) =>
    most === 1
      ? 'Su questo server c’è già un tavolo aperto. Di più il server non ne permette.'
      : `Su questo server ci sono già ${most} tavoli aperti. Di più il server non ne permette.`,
  calls: ({ role }) => `${role} Chi gioca?`,
  inThread: ({ name, where }) => `${name} ha aperto un tavolo: ${where}`,
  threadName: ({ name }) => `Molotow da ${name}`,
  noThreadHere: 'Qui non si può aprire un thread. Il tavolo è in questo canale.',
  threadRefused: 'Discord non mi ha permesso di aprire il thread. Il tavolo è in questo canale.',
  threadForbidden: ({ permissions, where }) =>
    `Per un thread in ${where} mi manca: ${and(permissions.map((each) => `«${PERMISSIONS[each]}»`))}. Chi gestisce il server me lo dà in Impostazioni server → Ruoli → Molotow, o nei permessi del canale. Il tavolo è in questo canale.`,
  isHere: 'Questo tavolo si vede già in questo canale.',
};
