/** @import { Client } from './pageView.js' */
import { html, nothing } from 'lit-html';

/** The game that a newcomer is offered, as long as nothing has been played.
 * @param {Client} client */
export function offerView({ model, actions, words }) {
  const isNew = model.channelId !== null && model.logs.get(model.channelId)?.messages.length === 0;
  if (!model.place?.offer || model.offer === 'gone' || !(isNew || model.offer !== 'offered')) return nothing;
  const isReady = model.isUp && model.place.application.online && model.offer !== 'running';
  return html`
    <section class="offer" aria-label=${words.playTitle}>
      <div><h2>${words.playTitle}</h2><p>${model.offer === 'failed' ? words.playFailed : words.playText}</p></div>
      <div class="offer-buttons">
        <button class="button button-success play-now" ?disabled=${!isReady} aria-busy=${model.offer === 'running'} @click=${actions.playNow}>${words.playNow}</button>
        <button class="button button-plain" @click=${() =>
          actions.show((model) => {
            model.offer = 'gone';
          })}>${words.notNow}</button>
      </div>
    </section>
  `;
}
