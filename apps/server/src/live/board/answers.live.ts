import {
  ASK_TOPIC,
  answerTopic,
  type LiveQuestion,
  liveAnswers,
  liveQuestionSchema,
} from '@clubpulse/contract/live/between-processes';
import type { z } from 'zod';
import type { Bus } from '../../platform/bus/bus.ts';
import { createBusRequests, newReplyTopic, respondToRequests } from '../../platform/bus/bus-requests.ts';
import type { Board } from './board.live.ts';
import type { LiveNow } from './board.ports.ts';

type About = LiveQuestion['about'];

export const liveNowOf = (board: Board): LiveNow => ({
  athletes: async (clubId) => board.liveAthletes(clubId),
  user: async (userId) => board.userLive(userId),
  trainingNow: async (clubId) => board.trainingNow(clubId),
  unknownStraps: async (clubId) => board.unknownStraps(clubId),
  setShown: async (clubId, userId, shown) => board.setShown(clubId, userId, shown),
  hearOwn: (own) => board.hearOwn(own),
});

export const serveLiveRequests = (bus: Bus, board: Board): (() => void) =>
  respondToRequests(bus, ASK_TOPIC, (input) => {
    const question = liveQuestionSchema.safeParse(input).data;
    return question && answerOf(board, question);
  });

function answerOf(board: Board, question: LiveQuestion): unknown {
  switch (question.about) {
    case 'athletes':
      return board.liveAthletes(question.clubId);
    case 'user':
      return board.userLive(question.userId);
    case 'trainingNow':
      return board.trainingNow(question.clubId);
    case 'unknownStraps':
      return board.unknownStraps(question.clubId);
    case 'setShown':
      return board.setShown(question.clubId, question.userId, question.shown);
    case 'hearOwn':
      return board.hearOwn(question);
  }
}

export function createLiveRequests(bus: Bus): { readonly now: LiveNow; close(): Promise<void> } {
  const questions = createBusRequests(bus, ASK_TOPIC, answerTopic(newReplyTopic()));
  const ask = async <A extends About>(question: LiveQuestion & { about: A }): Promise<z.output<(typeof liveAnswers)[A]>> =>
    liveAnswers[question.about].parse(await questions.ask(question)) as z.output<(typeof liveAnswers)[A]>;
  return {
    now: {
      athletes: (clubId) => ask({ about: 'athletes', clubId }),
      user: (userId) => ask({ about: 'user', userId }),
      trainingNow: (clubId) => ask({ about: 'trainingNow', clubId }),
      unknownStraps: (clubId) => ask({ about: 'unknownStraps', clubId }),
      setShown: (clubId, userId, shown) => ask({ about: 'setShown', clubId, userId, shown }),
      hearOwn: ({ beats, ...own }) => ask({ about: 'hearOwn', ...own, beats: [...beats] }),
    },
    close: async () => questions.close(),
  };
}
