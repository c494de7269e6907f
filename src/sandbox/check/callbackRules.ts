import * as z from 'zod';
import { ANSWERS, type AnswerKind, FLAGS, type Interaction } from '../model/state.ts';
import { modalBreaches } from './modalRules.ts';
import { schemaBreaches } from './schemaRules.ts';
import { type Breach, breach, fatal } from './violations.ts';

const bodySchema = z.looseObject({ type: z.number(), data: z.unknown().optional() });
const deferralSchema = z.looseObject({ flags: z.number().nullish() });

const TO_COMPONENT: readonly AnswerKind[] = ['message', 'deferredMessage', 'deferredUpdate', 'update'];

/** What is wrong with an answer as such; the message that it may carry is judged apart. */
export function callbackBreaches(interaction: Interaction, body: unknown): readonly Breach[] {
  const read = bodySchema.safeParse(body);
  if (!read.success) return [fatal('schema', 'type', 'An answer needs a type.')];
  const { type, data } = read.data;
  const kind = possibleAnswers(interaction).find((one) => ANSWERS[one] === type);
  if (kind === undefined) return [fatal('answer-type', 'type', `Type ${type} can't answer a ${interaction.type}.`)];
  const surplus = Object.keys(read.data).filter((key) => key !== 'type' && key !== 'data');
  return [
    ...surplus.map((key) => breach('unknown-key', key, 'Discord knows no such key here.')),
    ...(kind === 'choices' ? schemaBreaches('choices', body) : []),
    ...(kind === 'modal' ? modalBreaches(data) : []),
    ...(kind === 'deferredMessage' ? deferralBreaches(data) : []),
  ];
}

function possibleAnswers({ type, onMessageId }: Interaction): readonly AnswerKind[] {
  switch (type) {
    case 'command':
      return ['message', 'deferredMessage', 'modal'];
    case 'autocomplete':
      return ['choices'];
    case 'component':
      return [...TO_COMPONENT, 'modal'];
    case 'modal':
      return onMessageId === null ? ['message', 'deferredMessage'] : TO_COMPONENT;
  }
}

/** A deferred answer may carry only the ephemeral flag (discord.md, Interactions). */
function deferralBreaches(data: unknown): readonly Breach[] {
  if (data === undefined || data === null) return [];
  const flags = deferralSchema.safeParse(data).data?.flags ?? 0;
  const keys = Object.keys(data).filter((key) => key !== 'flags' && key !== 'tts');
  return [
    ...schemaBreaches('answer', data),
    ...(flags & ~FLAGS.ephemeral
      ? [breach('deferral', 'data.flags', 'A deferred answer may carry only the ephemeral flag.')]
      : []),
    ...keys.map((key) => breach('deferral', `data.${key}`, 'A deferred answer carries nothing but flags.')),
  ];
}
