import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FeedbackFigures, feedbackSentences, MODEL_TEXT_MAX, usableFeedback } from './generated.ts';

const figures = (fields: Partial<FeedbackFigures> = {}): FeedbackFigures => ({
  Duration: 2700,
  zones: [0, 300, 900, 900, 400, 200],
  TargetTime: 0,
  Points: 100,
  Effort: null,
  before: [],
  ...fields,
});
const keys = (fields?: Partial<FeedbackFigures>) => feedbackSentences(figures(fields)).map(({ key }) => key);

describe('a feedback made by rules', () => {
  it('rates the intensity by the share of the time with heart rates that was in hard or easy zones', () => {
    expect(feedbackSentences(figures())[0]).toEqual({ key: 'steady', values: { within: 30, minutes: 45 } });
    expect(keys({ zones: [0, 300, 900, 420, 540, 540] })[0]).toBe('hard');
    expect(keys({ zones: [0, 300, 900, 421, 540, 539] })[0]).toBe('steady');
    expect(keys({ zones: [600, 1020, 1080, 0, 0, 0] })[0]).toBe('easy');
    expect(keys({ zones: [600, 1019, 1081, 0, 0, 0] })[0]).toBe('steady');
  });

  it('compares the points with those of earlier trainings, if there are at least two', () => {
    expect(keys({ before: [] })[1]).toBe('points');
    expect(keys({ before: [90] })[1]).toBe('points');
    expect(keys({ before: [0, 0] })[1]).toBe('points');
    expect(feedbackSentences(figures({ Points: 120, before: [90, 110] }))[1]).toEqual({
      key: 'more',
      values: { points: 120, trainings: 2, percent: 20 },
    });
    expect(keys({ Points: 119, before: [90, 110] })[1]).toBe('usual');
    expect(keys({ Points: 80, before: [90, 110] })[1]).toBe('less');
    expect(keys({ Points: 100, before: [100, 100, 100, 100, 900] })[1]).toBe('usual');
  });

  it("adds the target time, a comparison with the athlete's effort rating, and advice", () => {
    expect(keys({ TargetTime: 59 })).toEqual(['steady', 'points', 'after-steady']);
    expect(keys({ TargetTime: 60 })).toEqual(['steady', 'points', 'target', 'after-steady']);
    const easy = [2700, 0, 0, 0, 0, 0];
    expect(keys({ zones: easy, Effort: 8 })).toEqual(['easy', 'points', 'felt-harder', 'after-easy']);
    expect(keys({ zones: easy, Effort: 7 })).toEqual(['easy', 'points', 'after-easy']);
    const hard = [0, 0, 0, 0, 0, 2700];
    expect(keys({ zones: hard, Effort: 3 })).toEqual(['hard', 'points', 'felt-easier', 'after-hard']);
    expect(keys({ zones: hard, Effort: 4 })).toEqual(['hard', 'points', 'after-hard']);
  });

  it('states only the length if the training has no heart rates', () => {
    expect(feedbackSentences(figures({ zones: [59, 0, 0, 0, 0, 0] }))).toEqual([{ key: 'unheard', values: { minutes: 45 } }]);
  });
});

describe('the feedback text of a model', () => {
  it('is used if it is plain text and contains only figures of the request', () => {
    expect(usableFeedback('  Well done:\n45 min, 30 of them steady. ', [45, 30])).toBe('Well done: 45 min, 30 of them steady.');
  });

  it.each([
    ['a figure that is not in the request', 'You reached 190 bpm.'],
    ['an address', 'See https://evil.example'],
    ['an address without its scheme', 'See www.evil.example'],
    ['a mail address', 'Write to anna@evil.example'],
    ['markup', 'Well <b>done</b>'],
    ['characters that reverse the line', 'Well \u202edone'],
    ['nothing', ' \n '],
    ['too much text', 'a'.repeat(MODEL_TEXT_MAX + 1)],
  ])('is rejected if it contains %s', (_, text) => {
    expect(usableFeedback(text, [45, 30])).toBeUndefined();
  });

  it('never contains unwanted content when it is used, for random texts', { tags: ['atLength'] }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const remaining = usableFeedback(text, [45]);
        expect(remaining === undefined || /^[^<>@\n]*$/.test(remaining)).toBe(true);
        expect((remaining ?? '').match(/\d+/g)?.every((one) => one === '45') ?? true).toBe(true);
      }),
    );
  });
});
