import type { AdminText } from '../adminText.ts';

export const admin: AdminText = {
  onlyAdmins: 'Seules les personnes qui gèrent le serveur peuvent faire ça.',
  saved: 'Enregistré. C’est valable tout de suite, aussi aux tables qui jouent déjà.',
  drinking: {
    title: 'Mode apéro sur ce serveur',
    state: {
      allowed: 'Permis : qui dirige une table peut l’activer si tout le monde y a 18 ans ou plus.',
      forbidden: 'Interdit : à aucune table.',
    },
    builtIn: 'Ce sont les textes d’origine, dans la langue de la table :',
    own: 'Ce sont vos propres textes, les mêmes à chaque table :',
    step: ({ points, title, sentence, act, intensity }) =>
      `**dès ${points}** · ${title} · ${act} · force ${intensity} : ${sentence}`,
    allow: 'Permettre',
    forbid: 'Interdire',
    defaults: 'Revenir aux textes d’origine',
    choose: 'Changer une étape',
    newStep: 'Nouvelle étape',
    points: ({ points }) => `dès ${points} points`,
  },
  form: {
    title: 'Étape du mode apéro',
    fields: {
      points: 'À partir de combien de points',
      title: 'Titre',
      sentence: 'Phrase',
      intensity: 'Force',
      act: 'Qui a l’annonce',
    },
    hints: {
      points: 'C’est la plus haute étape atteinte par une seule annonce qui compte.',
      title: 'Vide : l’étape disparaît.',
    },
    acts: { drinks: 'boit', handsOut: 'distribue' },
    intensity: ({ intensity }) => `${intensity} sur 5`,
  },
  badStep: ({ most }) => `Pas enregistré : il faut un nombre entier de points, de 1 à ${most}, et une phrase.`,
  sameStep: ({ points }) => `Pas enregistré : il y a déjà une étape pour ${points} points.`,
  manySteps: ({ most }) => `Pas enregistré : il n’y a pas de place pour plus de ${most} étapes.`,
  lastStep: 'Pas enregistré : il doit rester une étape. Tu peux aussi interdire le mode apéro.',
};
