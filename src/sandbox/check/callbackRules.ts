import type { Interaction } from '../model/state.ts';
import type { Breach } from './violations.ts';

export function callbackBreaches(_interaction: Interaction, _body: unknown): readonly Breach[] {
  return [];
}
