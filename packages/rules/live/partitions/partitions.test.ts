import { describe, expect, it } from 'vitest';
import { movesOf, PARTITIONS, partitionOf } from './partitions.ts';

const all = Array.from({ length: PARTITIONS }, (_, index) => index);

it('clubs with consecutive ids are spread evenly over the partitions', () => {
  const counts = Map.groupBy(
    Array.from({ length: 10 * PARTITIONS }, (_, index) => partitionOf(index + 1)),
    (partition) => partition,
  );
  expect([...counts.keys()].sort((a, b) => a - b)).toEqual(all);
  expect(new Set([...counts.values()].map(({ length }) => length))).toEqual(new Set([10]));
});

describe('the moves of a process', () => {
  it('take every partition if it is alone', () => {
    expect(movesOf({ processes: 1, own: [], free: all })).toEqual({ give: [], take: all });
  });

  it('give only the surplus when another process starts, and move nothing while every process has its share', () => {
    expect(movesOf({ processes: 2, own: all, free: [] })).toEqual({ give: all.slice(32), take: [] });
    expect(movesOf({ processes: 3, own: all.slice(0, 20), free: [] })).toEqual({ give: [], take: [] });
  });

  it('lead to one holder of each partition, whatever processes start and end', () => {
    let processes: number[][] = [[]];
    const settle = () => {
      for (let turn = 0; turn < 3; turn++) {
        for (const [index, own] of processes.entries()) {
          const held = new Set(processes.flat());
          const free = all.filter((partition) => !held.has(partition));
          const { give, take } = movesOf({ processes: processes.length, own, free });
          processes[index] = [...own.filter((partition) => !give.includes(partition)), ...take];
        }
      }
      expect(processes.flat().sort((a, b) => a - b)).toEqual(all);
      const share = Math.ceil(PARTITIONS / processes.length);
      expect(Math.max(...processes.map(({ length }) => length))).toBeLessThanOrEqual(share);
    };
    for (const count of [1, 2, 5, 3, 1, 7]) {
      processes = Array.from({ length: count }, (_, index) => processes[index] ?? []);
      settle();
    }
  });
});
