import type { Breach } from './violations.ts';

export function commandBreaches(_body: unknown, _form: 'bulk' | 'create' | 'patch'): readonly Breach[] {
  return [];
}
