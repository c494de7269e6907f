import type { Box } from './layout.ts';

const WIDTH = 960;
const COURSE = 520;
const PANEL = 340;

export interface StatsLayout {
  readonly width: number;
  readonly height: number;
  /** Null where there is no course to show. */
  readonly course: Box | null;
  readonly panels: readonly Box[];
}

/** The course above, two panels side by side below it; one that is left over, or alone, is as wide as both. */
export function statsLayout(panels: number, course: 'course' | 'none'): StatsLayout {
  const top = course === 'course' ? COURSE : 0;
  const boxes = Array.from({ length: panels }, (_, at): Box => {
    const isAlone = at === panels - 1 && at % 2 === 0;
    const width = isAlone ? WIDTH : WIDTH / 2;
    return { x: (at % 2) * (WIDTH / 2), y: top + Math.floor(at / 2) * PANEL, width, height: PANEL };
  });
  return {
    width: WIDTH,
    height: top + Math.ceil(panels / 2) * PANEL,
    course: course === 'course' ? { x: 0, y: 0, width: WIDTH, height: COURSE } : null,
    panels: boxes,
  };
}
