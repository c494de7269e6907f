export { choose, type Move } from './choose.ts';
