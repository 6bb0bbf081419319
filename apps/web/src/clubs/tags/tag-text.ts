import { type ClubTag, SELF_JOIN_TAG } from '@clubpulse/contract/clubs/tags/tags';
import type { Translate } from '../../platform/phrases.ts';

export const tagLabel = ({ ClubTagId, Text }: Pick<ClubTag, 'ClubTagId' | 'Text'>, t: Translate): string =>
  Text ?? t(ClubTagId === SELF_JOIN_TAG ? 'clubs.tagSelfJoin' : 'clubs.tagGuest');
