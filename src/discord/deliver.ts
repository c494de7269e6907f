import type { Answer, Caller } from '../commands/index.ts';
import type { Clock, Loaded, Post, Webhook } from '../table/index.ts';
import { type PermissionName, textIn } from '../text/index.ts';
import type { DrawCharts } from './charts.ts';
import { createRecordDelivery, isRecord } from './deliverRecord.ts';
import { dealShown, faceOf } from './faces.ts';
import type { Hands } from './hands.ts';
import {
  ageCheckMessage,
  choiceMessage,
  drinkingAdminMessage,
  endForm,
  type MessageBody,
  openedMessage,
  openTablesMessage,
  pinging,
  preferencesMessage,
  proofsMessage,
  rulesMessage,
  scoresMessage,
  sentenceMessage,
  serverPanelMessage,
  settingsMessage,
  stepForm,
  tricksMessage,
} from './messages/index.ts';
import type { DrawTable } from './pictures.ts';
import type { Publisher } from './publisher.ts';
import type { Answered, Responder } from './responder.ts';
import type { TablePosts } from './tablePosts.ts';

/** Where a command or click came from. */
export interface Origin {
  readonly token: string;
  /** When it came, ms since 1970: the token's time runs from then. */
  readonly at: number;
  readonly caller: Caller;
  /** A slash command, a button on a message everybody sees, or one on a message of the caller's alone. */
  readonly from: 'command' | 'public' | 'own';
  /** The message that was clicked. */
  readonly message: string | null;
  /** What the bot lacks there. */
  readonly missing: readonly PermissionName[];
}

export interface DeliveryPorts {
  readonly publisher: Publisher;
  readonly posts: TablePosts;
  readonly hands: Hands;
  readonly clock: Clock;
  readonly drawCharts: DrawCharts;
  readonly drawTable: DrawTable;
}

/** Shows an answer to whoever asked: one message, or one edit. */
export type Deliver = (answer: Answer, origin: Origin, responder: Responder) => Promise<void>;

type Shown<Show extends Answer['show']> = Extract<Answer, { show: Show }>;

/** Whoever opens their hand where the bot lacks a permission is told: they may know who can give it. */
function permissionNote({ table }: Loaded, { caller, from, missing }: Origin): string | null {
  if (missing.length === 0 || from === 'own' || table.channel !== caller.channel) return null;
  return textIn(caller.language).faults.missingPermissions({ permissions: missing, where: `<#${caller.channel}>` });
}

export function createDelivery({ publisher, posts, hands, clock, drawCharts, drawTable }: DeliveryPorts): Deliver {
  const webhookOf = ({ token, at, caller }: Origin, { target }: Pick<Answered, 'target'>): Webhook => ({
    token,
    target,
    at,
    channel: caller.channel,
  });

  /** The message of an answer that shows a table; null if it isn't known. */
  function postOf({ table }: Loaded, origin: Origin, answered: Answered): Post | null {
    const { message } = answered;
    if (message === null) return null;
    const { channel } = origin.caller;
    return { channel, message, webhook: webhookOf(origin, answered), deal: dealShown(table), madeAt: clock.now() };
  }

  const called = (body: MessageBody, role: string | null) => (role === null ? body : pinging(body, role));

  /** `calls` is the role that is pinged. */
  async function table(
    { loaded, calls = null }: { readonly loaded: Loaded; readonly calls?: string | null },
    origin: Origin,
    responder: Responder,
  ): Promise<void> {
    publisher.hold(loaded);
    const answered = await responder.say(called(faceOf(await publisher.scene(loaded)), calls));
    await publisher.madeTable(loaded, postOf(loaded, origin, answered));
  }

  async function opened(answer: Shown<'opened'>, origin: Origin, responder: Responder): Promise<void> {
    const { loaded, place, calls, note } = answer;
    if (place === 'here') {
      await table(answer, origin, responder);
    } else {
      publisher.release(loaded);
      await responder.say(called(openedMessage(await publisher.scene(loaded)), calls));
    }
    if (note !== null) await responder.add(sentenceMessage(note));
  }

  async function watch({ loaded }: Shown<'watch'>, origin: Origin, responder: Responder): Promise<void> {
    const answered = await responder.say(faceOf(await publisher.scene(loaded)));
    const post = postOf(loaded, origin, answered);
    if (post) await publisher.watched(loaded, post);
  }

  async function lobby({ loaded, text }: Shown<'lobby'>, origin: Origin, responder: Responder): Promise<void> {
    if (origin.from !== 'public' || origin.message === null) {
      publisher.release(loaded);
      return own(sentenceMessage(text), origin, responder);
    }
    const answered = await responder.update(faceOf(await publisher.scene(loaded)));
    await posts.renew(loaded.ref, origin.message, webhookOf(origin, answered));
    publisher.editedTable(loaded);
  }

  /** Takes the place of a message for the caller alone whose button brought it. */
  async function own(body: MessageBody, { from }: Origin, responder: Responder): Promise<void> {
    await (from === 'own' ? responder.update(body) : responder.whisper(body));
  }

  /** Shows a hand; under a table message whose webhook grows old, the click renews it (discord.md, Renewal). */
  async function giveHand({ ref }: Loaded, body: MessageBody, origin: Origin, responder: Responder): Promise<Answered> {
    const { from, message } = origin;
    if (from === 'own') return responder.update(body);
    if (message === null || !(await posts.wantsRenewal(ref, message))) return responder.whisper(body);
    const answered = await responder.renewAndWhisper(body);
    await posts.renew(ref, message, webhookOf(origin, { target: '@original' }));
    return answered;
  }

  async function hand(answer: Shown<'hand'>, origin: Origin, responder: Responder): Promise<void> {
    const { loaded, person } = answer;
    const { language, discords, preferences } = origin.caller;
    const note = answer.note ?? permissionNote(loaded, origin);
    const drawn = await hands.draw(loaded, await publisher.scene(loaded), { ...answer, language, preferences, note });
    const webhook = webhookOf(origin, await giveHand(loaded, drawn.body, origin, responder));
    await hands.keep(loaded, person, { webhook, language: discords, weis: drawn.weis });
    await publisher.gaveHand(loaded);
  }

  const record = createRecordDelivery({ own, scene: publisher.scene, draw: drawCharts, drawTable });

  return async (answer, origin, responder) => {
    const { language, preferences } = origin.caller;
    if (isRecord(answer)) return record(answer, origin, responder);
    switch (answer.show) {
      case 'table':
        return table(answer, origin, responder);
      case 'opened':
        return opened(answer, origin, responder);
      case 'watch':
        return watch(answer, origin, responder);
      case 'lobby':
        return lobby(answer, origin, responder);
      case 'hand':
        return hand(answer, origin, responder);
      case 'tricks':
        return void (await responder.whisper(
          tricksMessage(await publisher.scene(answer.loaded), language, preferences),
        ));
      case 'scores':
        return void (await responder.whisper(scoresMessage(await publisher.scene(answer.loaded), language)));
      case 'rules':
        return own(rulesMessage(answer, language), origin, responder);
      case 'settings':
        return own(settingsMessage(answer.loaded.table, { ...answer, language }), origin, responder);
      case 'endForm':
        return responder.open(endForm(answer.loaded.table, { end: answer.end, language }));
      case 'ageCheck':
        return own(ageCheckMessage(answer.loaded.ref.id, language), origin, responder);
      case 'drinkingAdmin':
        return own(drinkingAdminMessage(answer, language), origin, responder);
      case 'serverPanel':
        return own(serverPanelMessage(answer, language), origin, responder);
      case 'openTables':
        return own(openTablesMessage(answer, language), origin, responder);
      case 'stepForm':
        return responder.open(stepForm(answer.step, language));
      case 'preferences':
        return own(preferencesMessage(answer), origin, responder);
      case 'proofs':
        return void (await responder.whisper(proofsMessage(answer, language)));
      case 'sentence':
        return own(sentenceMessage(answer.text), origin, responder);
      case 'aside':
        return void (await responder.whisper(sentenceMessage(answer.text)));
      case 'choice':
        return void (await responder.whisper(choiceMessage(answer, language)));
    }
  };
}
