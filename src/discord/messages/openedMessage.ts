import { textIn } from '../../text/index.ts';
import { block, type MessageBody, messageBody } from './body.ts';
import { calledLine } from './lobbyMessage.ts';
import { personName, type Scene } from './scene.ts';

/** Where a table has been opened whose message is in a thread, for those in the channel. */
export function openedMessage(scene: Scene): MessageBody {
  const { channel, host, language } = scene.table;
  const name = personName(scene, host, language);
  return messageBody(block([textIn(language).opening.inThread({ name, where: `<#${channel}>` }), calledLine(scene)]));
}
