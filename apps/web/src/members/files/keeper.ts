import type { FileLink, MemberFile } from '@clubpulse/contract/members/files/files';
import { openClubUserFile, openFile } from '@clubpulse/contract/members/files/files.calls';
import { change } from '../../platform/api.ts';

/** Whose archive a screen shows: one's own, or a club's about a member. */
export type Keeper =
  | { readonly whose: 'self'; readonly userId: number }
  | { readonly whose: 'club'; readonly userId: number; readonly clubId: number; readonly name: string };

/** Whether this archive may change and delete the file: each its own. */
export const isKeptBy = ({ Club }: MemberFile, keeper: Keeper): boolean =>
  keeper.whose === 'self' ? Club === null : Club?.ClubId === keeper.clubId;

function linkTo({ FileId: fileId }: MemberFile, keeper: Keeper): Promise<FileLink> {
  const { userId } = keeper;
  return keeper.whose === 'self'
    ? change(openFile, { params: { id: userId, fileId } })
    : change(openClubUserFile, { params: { id: keeper.clubId, userId, fileId } });
}

/** Loads the file: the server answers it as one to be saved, so the page stays. What is refused has been said. */
export async function loadFile(file: MemberFile, keeper: Keeper): Promise<void> {
  const link = await linkTo(file, keeper).catch(() => undefined);
  if (link) window.location.assign(new URL(link.Address, document.baseURI).href);
}
