import type { OpeningText } from '../openingText.ts';
import { and } from './grammar.ts';
import { PERMISSIONS } from './refusals.ts';

export const opening: OpeningText = {
  notHere: ({ channels }) => `Sur ce serveur, le Molotow se joue ici : ${channels.join(' ')}`,
  tooMany: ({ most }) =>
    most === 1
      ? 'Une table est déjà ouverte sur ce serveur. Le serveur n’en permet pas plus.'
      : `${most} tables sont déjà ouvertes sur ce serveur. Le serveur n’en permet pas plus.`,
  calls: ({ role }) => `${role} Qui joue ?`,
  inThread: ({ name, where }) => `${name} a ouvert une table : ${where}`,
  threadName: ({ name }) => `Molotow chez ${name}`,
  noThreadHere: 'Ici, on ne peut pas ouvrir de fil. La table est dans ce salon.',
  threadRefused: 'Discord ne m’a pas permis d’ouvrir le fil. La table est dans ce salon.',
  threadForbidden: ({ permissions, where }) =>
    `Pour un fil, il me manque dans ${where} : ${and(
      permissions.map((each) => `« ${PERMISSIONS[each]} »`),
    )}. Qui gère le serveur me le donne sous Paramètres du serveur → Rôles → Molotow, ou dans les permissions du salon. La table est dans ce salon.`,
  isHere: 'Cette table se voit déjà dans ce salon.',
};
