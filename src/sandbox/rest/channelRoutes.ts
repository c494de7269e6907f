import { isRefusal, type Refusal } from '../model/refusals.ts';
import { channelJson } from '../wire/channel.ts';
import { type Call, ok, type Reply, type Route } from './exchange.ts';
import { visibleChannel } from './messageRoutes.ts';

export const channelRoutes: readonly Route[] = [
  { method: 'GET', path: '/channels/:channel', auth: 'bot', handle: get },
];

function get(call: Call): Reply | Refusal {
  const channel = visibleChannel(call);
  return isRefusal(channel) ? channel : ok(channelJson(channel));
}
