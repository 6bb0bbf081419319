import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

const today = dayIn('Europe/Rome', new Date());
const Month = today.slice(0, 7);

export const samples: Samples = {
  calls: ({ club }) => ({
    'reports.month': {
      params: { id: club },
      query: { Month },
      answer: { Month, Money: expect.arrayContaining([expect.objectContaining({ Currency: 'EUR' })]) },
    },
    'reports.payments': {
      params: { id: club },
      query: { Month, Currency: 'EUR' },
      answer: { data: expect.arrayContaining([expect.objectContaining({ TransactionId: expect.any(Number) })]) },
    },
    'reports.members': {
      params: { id: club },
      query: { Month, List: 'Joined' },
      answer: { data: expect.any(Array) },
    },
    'reports.retention': {
      params: { id: club },
      query: { Month },
      answer: { Cohorts: expect.arrayContaining([expect.objectContaining({ Month })]) },
    },
    'reports.occupancy': {
      params: { id: club },
      query: { from: addDays(today, -27), to: today },
      answer: { Total: expect.objectContaining({ Seats: expect.any(Number) }) },
    },
    'reports.visits': {
      params: { id: club },
      query: { from: addDays(today, -27), to: today },
      answer: { Total: expect.objectContaining({ Visits: expect.any(Number) }) },
    },
    'reports.classes': {
      params: { id: club },
      query: { from: addDays(today, -27), to: today, TrainerId: 0 },
      answer: { data: expect.any(Array) },
    },
    'reports.waiting': {
      params: { id: club },
      query: { from: addDays(today, -27), to: today, Name: 'Yoga', Weekday: 1, Clock: '07:00' },
      answer: { data: expect.any(Array) },
    },
    'reports.clubs': { query: { Month }, answer: { Month, Clubs: expect.any(Array) } },
  }),
};
