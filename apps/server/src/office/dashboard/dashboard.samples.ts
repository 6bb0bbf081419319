import { standardSettings } from '@clubpulse/rules/office/dashboard/dashboard-lists';
import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ club }) => ({
    'dashboards.boxes': {
      params: { id: club },
      answer: { Boxes: expect.arrayContaining([expect.objectContaining({ List: 'Active', From: null })]), Settings: {} },
    },
    'dashboards.list': {
      params: { id: club, list: 'New' },
      query: { presetRange: 'Week', count: '50' },
      answer: { data: expect.arrayContaining([expect.objectContaining({ NewPeriod: 1, Weeks: expect.anything() })]) },
    },
    'dashboards.set': { params: { id: club }, body: { ...standardSettings, Extended: true } },
    'dashboards.reset': { params: { id: club } },
    'dashboards.setForStaff': { params: { id: club }, body: { ...standardSettings, Extended: true } },
  }),
};
