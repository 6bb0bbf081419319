import type { FileLink, MemberFile } from '@clubpulse/contract/members/files/files';
import { openClubUserFile, openFile } from '@clubpulse/contract/members/files/files.calls';
import { change } from '../../platform/api.ts';

export type Keeper =
  | { readonly whose: 'self'; readonly userId: number }
  | { readonly whose: 'club'; readonly userId: number; readonly clubId: number; readonly name: string };

export const isOwnedBy = ({ Club }: MemberFile, keeper: Keeper): boolean =>
  keeper.whose === 'self' ? Club === null : Club?.ClubId === keeper.clubId;

function linkTo({ FileId: fileId }: MemberFile, keeper: Keeper): Promise<FileLink> {
  const { userId } = keeper;
  return keeper.whose === 'self'
    ? change(openFile, { params: { id: userId, fileId } })
    : change(openClubUserFile, { params: { id: keeper.clubId, userId, fileId } });
}

/** The page stays open, because the server sends an attachment. Errors are shown already. */
export async function loadFile(file: MemberFile, keeper: Keeper): Promise<void> {
  const link = await linkTo(file, keeper).catch(() => undefined);
  if (link) window.location.assign(new URL(link.Address, document.baseURI).href);
}
