import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import {
  ASK_TOPIC,
  answerTopic,
  type LiveQuestion,
  liveAnswers,
  liveQuestionSchema,
} from '@clubpulse/contract/live/between-processes';
import type { UserLive } from '@clubpulse/contract/live/board.calls';
import type { z } from 'zod';
import type { Bus } from '../../platform/bus/bus.ts';
import { createBusRequests, newReplyTopic, respondToRequests } from '../../platform/bus/bus-requests.ts';
import type { Board } from './board.live.ts';
import type { LiveNow } from './board.ports.ts';

type About = LiveQuestion['about'];
type Holds = (clubId: ClubId) => boolean;
type ClubsOfUser = (userId: UserId) => Promise<readonly ClubId[]>;

interface ClubLive extends Omit<LiveNow, 'user'> {
  userIn(clubId: ClubId, userId: UserId): Promise<UserLive | null>;
}

const localLive = (board: Board): ClubLive => ({
  athletes: async (clubId) => board.liveAthletes(clubId),
  userIn: async (clubId, userId) => board.userLiveIn(clubId, userId),
  trainingNow: async (clubId) => board.trainingNow(clubId),
  unknownStraps: async (clubId) => board.unknownStraps(clubId),
  setShown: (clubId, userId, shown) => board.setShown(clubId, userId, shown),
  hearOwn: (own) => board.hearOwn(own),
});

export const liveNowOf = (board: Board): LiveNow => ({ ...localLive(board), user: async (userId) => board.userLive(userId) });

export const serveLiveRequests = (bus: Bus, board: Board, holds: Holds): (() => void) =>
  respondToRequests(bus, ASK_TOPIC, (input) => {
    const question = liveQuestionSchema.safeParse(input).data;
    return question && holds(question.clubId) ? answerOf(board, question) : undefined;
  });

function answerOf(board: Board, question: LiveQuestion): unknown {
  switch (question.about) {
    case 'athletes':
      return board.liveAthletes(question.clubId);
    case 'user':
      return board.userLiveIn(question.clubId, question.userId);
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

interface Asking {
  readonly now: LiveNow;
  close(): Promise<void>;
}

export function createLiveRequests(bus: Bus, clubsOfUser: ClubsOfUser, held?: { board: Board; holds: Holds }): Asking {
  const questions = createBusRequests(bus, ASK_TOPIC, answerTopic(newReplyTopic()));
  const ask = async <A extends About>(question: LiveQuestion & { about: A }): Promise<z.output<(typeof liveAnswers)[A]>> =>
    liveAnswers[question.about].parse(await questions.ask(question)) as z.output<(typeof liveAnswers)[A]>;
  const elsewhere: ClubLive = {
    athletes: (clubId) => ask({ about: 'athletes', clubId }),
    userIn: (clubId, userId) => ask({ about: 'user', clubId, userId }),
    trainingNow: (clubId) => ask({ about: 'trainingNow', clubId }),
    unknownStraps: (clubId) => ask({ about: 'unknownStraps', clubId }),
    setShown: (clubId, userId, shown) => ask({ about: 'setShown', clubId, userId, shown }),
    hearOwn: ({ beats, ...own }) => ask({ about: 'hearOwn', ...own, beats: [...beats] }),
  };
  const here = held && localLive(held.board);
  const liveOf = (clubId: ClubId): ClubLive => (here && held.holds(clubId) ? here : elsewhere);
  return {
    now: {
      athletes: (clubId) => liveOf(clubId).athletes(clubId),
      async user(userId) {
        const received = held?.board.userLive(userId);
        if (received && held?.holds(received.ClubId)) return received;
        const found = await Promise.all((await clubsOfUser(userId)).map((clubId) => liveOf(clubId).userIn(clubId, userId)));
        return found.find((live) => live !== null) ?? null;
      },
      trainingNow: (clubId) => liveOf(clubId).trainingNow(clubId),
      unknownStraps: (clubId) => liveOf(clubId).unknownStraps(clubId),
      setShown: (clubId, userId, shown) => liveOf(clubId).setShown(clubId, userId, shown),
      hearOwn: (own) => liveOf(own.clubId).hearOwn(own),
    },
    close: async () => questions.close(),
  };
}
