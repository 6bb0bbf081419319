import { IconLicense, IconMailX } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useLicenseStop } from '../../clubs/licenses/public.ts';
import { TabLinks } from '../../kit/page/TabLinks.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { useScreenState } from '../../platform/back/back-stack.ts';
import { useSendsMail } from '../../platform/mail-server.ts';
import type { PhraseKey } from '../../platform/phrases.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useRoles, useStaffClub } from '../../platform/session.tsx';
import { useOpenEditor } from '../../platform/version/open-editors.ts';
import { ImportTab } from '../imports/public.ts';
import classes from './Invitations.module.css';
import { InvitationsTab } from './InvitationsTab.tsx';
import { PasteTab } from './PasteTab.tsx';
import { PosterTab } from './PosterTab.tsx';

const tabs = [
  { name: 'paste', label: 'members.pasteTab' },
  { name: 'file', label: 'members.fileTab' },
  { name: 'poster', label: 'members.posterTab' },
  { name: 'invitations', label: 'members.invitationsTab' },
] as const satisfies readonly { name: string; label: PhraseKey }[];
type Tab = (typeof tabs)[number]['name'];

const contents = { paste: PasteTab, file: ImportTab, poster: PosterTab, invitations: InvitationsTab } as const satisfies Record<
  Tab,
  unknown
>;

export default function AddUsers({ id = '' }: ScreenProps) {
  const t = useT();
  const navigate = useNavigate();
  const sendsMail = useSendsMail();
  const { ClubId } = useStaffClub();
  const ofAll = useLicenseStop(ClubId);
  const stopped = useLicenseStop(ClubId, 'Members');
  const roles = useRoles();
  const manages = roles.includes('Manager') || roles.includes('Owner');
  const offered = tabs.filter(({ name }) => manages || name !== 'file');
  const { name: current } = offered.find(({ name }) => name === id.toLowerCase()) ?? tabs[0];
  const [text, setText] = useScreenState('people', '');
  useOpenEditor(text !== '');
  const Content = contents[current];
  return (
    <Content
      pasted={{ text, setText }}
      isStopped={stopped !== null}
      below={
        <>
          <TabLinks
            label={t('members.addPeople')}
            current={current}
            tabs={offered.map(({ name, label }) => ({
              name,
              label: t(label),
              to: name === 'paste' ? pathTo('AddUsers') : pathTo('AddUsers', name),
            }))}
          />
          {stopped !== null && (
            <div className={classes['notice']} data-above={ofAll !== null}>
              <Banner
                tone="bad"
                icon={IconLicense}
                actions={manages ? [{ label: t('clubs.licenses'), onClick: () => void navigate(pathTo('ClubLicenses')) }] : []}
              >
                {stopped}
              </Banner>
            </div>
          )}
          {!sendsMail && current !== 'poster' && (
            <div className={classes['notice']}>
              <Banner
                tone="warn"
                icon={IconMailX}
                actions={(['invitations', 'poster'] as const)
                  .filter((name) => name !== current)
                  .map((name) => ({ label: t(`members.${name}Tab`), onClick: () => void navigate(pathTo('AddUsers', name)) }))}
              >
                {t('members.noMailServer')}
              </Banner>
            </div>
          )}
        </>
      }
    />
  );
}
