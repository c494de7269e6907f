import type { AdminText } from '../adminText.ts';

export const admin: AdminText = {
  onlyAdmins: 'Das darf nur, wer den Server verwaltet.',
  saved: 'Gespeichert. Es gilt sofort, auch an Tischen, die schon spielen.',
  drinking: {
    title: 'Trinkmodus auf diesem Server',
    state: {
      allowed: 'Erlaubt: Wer einen Tisch leitet, darf ihn einschalten, wenn alle am Tisch 18 oder älter sind.',
      forbidden: 'Verboten: an keinem Tisch.',
    },
    builtIn: 'Es gelten die eingebauten Texte, in der Sprache des Tisches:',
    own: 'Es gelten eure eigenen Texte, an jedem Tisch gleich:',
    step: ({ points, title, sentence, act, intensity }) =>
      `**ab ${points}** · ${title} · ${act} · Stärke ${intensity}: ${sentence}`,
    allow: 'Erlauben',
    forbid: 'Verbieten',
    defaults: 'Zurück zu den eingebauten Texten',
    choose: 'Einen Schritt ändern',
    newStep: 'Neuer Schritt',
    points: ({ points }) => `ab ${points} Punkten`,
  },
  form: {
    title: 'Schritt im Trinkmodus',
    fields: {
      points: 'Ab so vielen Punkten',
      title: 'Titel',
      sentence: 'Satz',
      intensity: 'Stärke',
      act: 'Wer den Weis hat',
    },
    hints: {
      points: 'Es zählt der höchste Schritt, den ein einzelner Weis erreicht.',
      title: 'Leer: Der Schritt fällt weg.',
    },
    acts: { drinks: 'trinkt selber', handsOut: 'verteilt' },
    intensity: ({ intensity }) => `${intensity} von 5`,
  },
  badStep: ({ most }) => `Nicht gespeichert: Punkte sind eine ganze Zahl von 1 bis ${most}, und ein Satz gehört dazu.`,
  sameStep: ({ points }) => `Nicht gespeichert: Für ${points} Punkte gibt es schon einen Schritt.`,
  manySteps: ({ most }) => `Nicht gespeichert: Mehr als ${most} Schritte haben keinen Platz.`,
  lastStep: 'Nicht gespeichert: Ein Schritt muss bleiben. Du kannst den Trinkmodus auch verbieten.',
};
