import { describe, expect, it } from 'vitest';
import { type FreeTextAnswer, proposalsIn } from './free-text.ts';

const text = 'Left hip done in March. Gets dizzy when turning fast, loves the rower. Has a rare syndrome.';
const names = new Map([[7, 'Rowing machine']]);
const nothing: FreeTextAnswer = { conditions: [], parts: [], exercises: [], equipment: [] };
const read = (fields: Partial<FreeTextAnswer>, words = text) => proposalsIn(words, { ...nothing, ...fields }, names);

describe('the proposals for a free text', () => {
  it('refer to passages of the text, and the other passages are listed as not read', () => {
    const { proposals, unread } = read({
      conditions: [
        { condition: 'hipReplacement', severity: 'unsaid', phrase: 'left hip done in March' },
        { condition: 'vertigo', severity: 'unsaid', phrase: 'Gets dizzy' },
      ],
      exercises: [{ exerciseId: 7, way: 'more', phrase: 'loves the rower' }],
    });
    expect(proposals).toEqual([
      { Kind: 'condition', Condition: 'hipReplacement', Severity: null, Phrase: 'left hip done in March' },
      { Kind: 'condition', Condition: 'vertigo', Severity: null, Phrase: 'Gets dizzy' },
      { Kind: 'exercise', ExerciseId: 7, Name: 'Rowing machine', Way: 'more', Phrase: 'loves the rower' },
    ]);
    expect(unread).toEqual(['Has a rare syndrome']);
  });

  it('leave out invented items: passages that are not in the text, unknown exercises, severities of another condition', () => {
    const { proposals, unread } = read({
      conditions: [
        { condition: 'asthma', severity: 'controlled', phrase: 'wheezes at night' },
        { condition: 'vertigo', severity: 'third', phrase: 'Gets dizzy' },
        { condition: 'kneePain', severity: 'mild', phrase: ' ' },
      ],
      exercises: [{ exerciseId: 99, way: 'more', phrase: 'loves the rower' }],
    });
    expect(proposals).toEqual([{ Kind: 'condition', Condition: 'vertigo', Severity: null, Phrase: 'Gets dizzy' }]);
    expect(unread).toEqual(['Left hip done in March', 'loves the rower', 'Has a rare syndrome']);
  });

  it('contain each item only once', () => {
    const twice = { condition: 'vertigo', severity: 'unsaid', phrase: 'Gets dizzy' } as const;
    expect(read({ conditions: [twice, twice] }).proposals).toHaveLength(1);
  });

  it('leave the whole text as not read if the model understood nothing in it', () => {
    expect(read({}, 'Sore, tired!').unread).toEqual(['Sore', 'tired']);
  });
});
