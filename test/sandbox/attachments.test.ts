import { expect, it } from 'vitest';
import { systemClock } from '../../src/sandbox/clock.ts';
import { attachmentsAfter, forgetFiles } from '../../src/sandbox/model/attachments.ts';
import { imageSize } from '../../src/sandbox/model/imageSize.ts';
import { createWorld } from '../../src/sandbox/model/world.ts';

const file = { index: '0', name: 'a.txt', type: 'text/plain', bytes: new Uint8Array([1]) };

it('forgets files that no message holds, but not the latest hundred', () => {
  const world = createWorld(systemClock);
  const upload = () => attachmentsAfter(world, [], { body: {}, files: [file], channelId: '1' });
  const held = upload();
  const first = upload();
  forgetFiles(world, first, []);
  expect(world.state.files.has(first[0]?.id ?? '')).toBe(true);
  for (let more = 0; more < 100; more++) forgetFiles(world, upload(), []);
  expect(world.state.files.has(first[0]?.id ?? '')).toBe(false);
  expect(world.state.files.has(held[0]?.id ?? '')).toBe(true);
  expect(world.state.files.size).toBe(101);
});

const JPEG = 'ffd8ffe000104a46494600010100000100010000ffc0001108025803c003012200021101031101';

it.each([
  ['a JPEG', Buffer.from(JPEG, 'hex'), { width: 960, height: 600 }],
  ['a JPEG that ends too soon', Buffer.from(JPEG.slice(0, 40), 'hex'), null],
  ['a JPEG of nonsense', Buffer.from('ffd8000000000000000000000000', 'hex'), null],
  ['a PNG that ends too soon', Buffer.from('89504e470d0a1a0a', 'hex'), null],
  ['a text', Buffer.from('text'), null],
  ['nothing', Buffer.alloc(0), null],
])('reads the size of %s', (_, bytes, size) => {
  expect(imageSize(bytes)).toEqual(size);
});
