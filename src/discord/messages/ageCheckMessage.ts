import type { Language, TableId } from '../../table/index.ts';
import { textIn } from '../../text/index.ts';
import { block, button, type MessageBody, messageBody, rows } from './body.ts';

/** Before the drinking mode is turned on: the notice, and the host's word that everybody is of age (rules.md §4). */
export function ageCheckMessage(table: TableId, language: Language): MessageBody {
  const { settings } = textIn(language);
  return messageBody([
    ...block([settings.adults]),
    ...rows([
      button({ verb: 'allAdults', table }, { label: settings.allAdults, look: 'primary' }),
      button({ verb: 'settings', table, page: 'table' }, { label: settings.notAdults, look: 'secondary' }),
    ]),
  ]);
}
