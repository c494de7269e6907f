import {
  type APIMessage,
  type APIModalInteractionResponseCallbackData,
  type InteractionResponseType,
  MessageFlags,
  type RawFile,
  REST,
  type RESTPostAPIInteractionCallbackWithResponseResult,
  Routes,
} from 'discord.js';
import type { Webhook } from '../table/index.ts';
import type { MessageBody } from './messages/index.ts';

/** An interaction as far as its answer needs it. */
export interface Token {
  readonly id: string;
  readonly token: string;
}

export type Callback =
  | { readonly type: InteractionResponseType.ChannelMessageWithSource; readonly data: MessageBody }
  | { readonly type: InteractionResponseType.UpdateMessage; readonly data: MessageBody }
  | { readonly type: InteractionResponseType.DeferredMessageUpdate }
  | {
      readonly type: InteractionResponseType.ApplicationCommandAutocompleteResult;
      readonly data: { readonly choices: readonly { readonly name: string; readonly value: string }[] };
    }
  | { readonly type: InteractionResponseType.Modal; readonly data: APIModalInteractionResponseCallbackData }
  | {
      readonly type: InteractionResponseType.DeferredChannelMessageWithSource;
      readonly data: { readonly flags: MessageFlags.Ephemeral };
    };

/**
 * Interaction answers and what follows by their tokens. Discord doesn't count these against the bot's 50 requests a
 * second, but discord.js would, would repeat a POST after a timeout, and on a 401 would forget the bot's token:
 * therefore a REST of their own, always without authorisation (discord.md, Rate limits).
 */
export interface Webhooks {
  /** Answers once; with type 4 and 7 the message that came of it. */
  answer(
    interaction: Token,
    callback: Callback,
    files?: readonly RawFile[],
  ): Promise<{ readonly message: string | null }>;
  edit(webhook: Pick<Webhook, 'token' | 'target'>, body: MessageBody, files?: readonly RawFile[]): Promise<void>;
  remove(webhook: Pick<Webhook, 'token' | 'target'>): Promise<void>;
  followUp(token: string, body: MessageBody, files?: readonly RawFile[]): Promise<{ readonly message: string }>;
}

export function createWebhooks(options: {
  readonly api: string | undefined;
  readonly applicationId: string;
}): Webhooks {
  const rest = new REST({
    ...(options.api === undefined ? {} : { api: options.api }),
    globalRequestsPerSecond: Number.POSITIVE_INFINITY,
    retries: 0,
    handlerSweepInterval: 60_000,
  });
  const messageRoute = ({ token, target }: Pick<Webhook, 'token' | 'target'>) =>
    Routes.webhookMessage(options.applicationId, token, target);
  return {
    async answer({ id, token }, callback, files = []) {
      const response = await rest.post(Routes.interactionCallback(id, token), {
        auth: false,
        body: callback,
        files: [...files],
        query: new URLSearchParams({ with_response: 'true' }),
      });
      const { resource } = response as RESTPostAPIInteractionCallbackWithResponseResult;
      return { message: resource?.message?.id ?? null };
    },
    async edit(webhook, body, files = []) {
      await rest.patch(messageRoute(webhook), { auth: false, body, files: [...files] });
    },
    async remove(webhook) {
      await rest.delete(messageRoute(webhook), { auth: false });
    },
    async followUp(token, body, files = []) {
      const route = Routes.webhook(options.applicationId, token);
      const message = await rest.post(route, { auth: false, body, files: [...files] });
      return { message: (message as APIMessage).id };
    },
  };
}

export function ephemeral(body: MessageBody): MessageBody {
  return { ...body, flags: body.flags | MessageFlags.Ephemeral };
}
