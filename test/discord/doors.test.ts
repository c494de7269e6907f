import { expect, test } from 'vitest';
import { createDoors } from '../../src/discord/doors.ts';
import { testClock } from '../support/clock.ts';

const MINUTE = 60_000;

test('a shut door stays shut for ten minutes, for its channel and its kind', () => {
  const clock = testClock();
  const doors = createDoors(clock);
  doors.shut('1', 'messages');
  doors.shut('2', 'files');
  expect([doors.isShut('1', 'messages'), doors.isShut('1', 'files')]).toEqual([true, false]);
  expect([doors.isShut('2', 'messages'), doors.isShut('2', 'files')]).toEqual([false, true]);
  clock.advance(10 * MINUTE - 1);
  expect(doors.isShut('1', 'messages')).toBe(true);
  clock.advance(1);
  expect([doors.isShut('1', 'messages'), doors.isShut('2', 'files')]).toEqual([false, false]);
});

test.each([
  [[], { messages: false, files: false }],
  [['AttachFiles'], { messages: false, files: true }],
  [['SendMessages'], { messages: true, files: false }],
  [['ViewChannel', 'SendMessages', 'AttachFiles'], { messages: true, files: true }],
] as const)('an interaction where the bot lacks %j says what is still shut', (missing, shut) => {
  const doors = createDoors(testClock());
  doors.shut('1', 'messages');
  doors.shut('1', 'files');
  doors.learn('1', missing);
  expect({ messages: doors.isShut('1', 'messages'), files: doors.isShut('1', 'files') }).toEqual(shut);
});
