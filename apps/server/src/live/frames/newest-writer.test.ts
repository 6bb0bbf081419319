import { expect, it } from 'vitest';
import { createNewestWriter } from './newest-writer.live.ts';

function slowPlace() {
  const place = { stored: 0, written: [] as number[], refused: new Set<number>(), errors: 0, goOn: () => {} };
  const keeper = createNewestWriter(
    () => place.stored,
    async (value) => {
      place.written.push(value);
      await new Promise<void>((resolve) => {
        place.goOn = resolve;
      });
      if (place.refused.has(value)) throw new Error('refused');
    },
    () => void place.errors++,
  );
  const setValue = (value: number) => {
    place.stored = value;
    keeper.changed();
  };
  const answer = async () => {
    place.goOn();
    await new Promise(setImmediate);
  };
  return { place, keeper, stand: setValue, answer };
}

it('the writer writes only the newest of the values that arrive during a slow write, and no value twice', async () => {
  const { place, keeper, stand: setValue, answer } = slowPlace();
  for (let value = 1; value <= 1000; value++) setValue(value);
  expect(place.written).toEqual([1]);
  await answer();
  expect(place.written).toEqual([1, 1000]);
  const settled = keeper.settled();
  await answer();
  await settled;
  setValue(1000);
  expect(place.written).toEqual([1, 1000]);
});

it('the writer retries a failed write with the next change, even if the value is still the same', async () => {
  const { place, keeper, stand: setValue, answer } = slowPlace();
  place.refused.add(1);
  setValue(1);
  await answer();
  await keeper.settled();
  expect([place.written, place.errors]).toEqual([[1], 1]);
  place.refused.clear();
  setValue(1);
  await answer();
  await keeper.settled();
  expect([place.written, place.errors]).toEqual([[1, 1], 1]);
});
