import { block, type MessageBody, messageBody } from './body.ts';

export function sentenceMessage(text: string): MessageBody {
  return messageBody(block([text]));
}
