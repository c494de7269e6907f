import { render } from 'lit-html';
import { createActions } from './actions.js';
import { connect } from './connection.js';
import { newModel } from './model.js';
import { pageView } from './pageView.js';
import { fillTimes } from './times.js';
import { wordsFor } from './words.js';

/** The page: what the sandbox tells and the person does changes the model, each change draws it anew. */

const model = newModel();
let isPlanned = false;

function changed() {
  if (isPlanned) return;
  isPlanned = true;
  queueMicrotask(draw);
}

function draw() {
  isPlanned = false;
  const locale = model.place?.me.locale ?? navigator.language;
  document.documentElement.lang = locale;
  const unread = [...model.unread.values()].reduce((sum, mentions) => sum + mentions, 0);
  const me = model.place ? `${model.place.me.name} · ${model.place.guild}` : 'Jass-Stube';
  document.title = unread > 0 ? `(${unread}) ${me}` : me;
  render(pageView({ model, actions, words: wordsFor(locale), locale }), document.body);
  fillTimes(locale);
}

/** The list grows upwards: 0 is its bottom. */
function toBottom() {
  document.querySelector('.scroller')?.scrollTo({ top: 0 });
}

const line = connect({
  greeting: () => ({ be: new URL(location.href).searchParams.get('person'), language: navigator.language }),
  told: (told) => actions.told(told),
  line: (isUp) => actions.line(isUp),
});
const words = () => wordsFor(model.place?.me.locale ?? navigator.language);
const actions = createActions(model, { ...line, changed, toBottom, words });

setInterval(() => fillTimes(document.documentElement.lang), 1000);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && model.channelId !== null) model.unread.delete(model.channelId);
  changed();
});
changed();
