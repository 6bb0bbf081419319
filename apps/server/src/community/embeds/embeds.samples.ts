import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

const settings = {
  Rankings: ['Points', 'Distance'],
  Challenges: [],
  Ranges: ['Days30'],
  Since: null,
  Rows: 10,
  Language: 'it',
  Paper: '#fbf6f0',
  Text: '#2b1f18',
  Mark: '#b5552d',
  Origins: ['https://club.example'],
};

export const samples: Samples = {
  calls: ({ club }) => ({
    'embeds.get': { params: { id: club }, answer: { Rows: expect.any(Number), Rankings: expect.any(Array) } },
    'embeds.save': {
      params: { id: club },
      body: { ...settings, RowVersion: 0 },
      answer: { ...settings, Uri: expect.stringContaining('/embed/rankings/') },
    },
    'embeds.end': { params: { id: club } },
  }),
};
