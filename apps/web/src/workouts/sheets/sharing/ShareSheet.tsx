import type { SheetShare } from '@clubpulse/contract/workouts/sheets/sheets';
import { listSheetShares, shareSheet, unshareSheet } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { besideName, fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { IconSearch, IconUsersPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { lazyComponent } from '../../../kit/lazy-component.tsx';
import { QueryResult } from '../../../kit/states/QueryResult.tsx';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { SkeletonRows } from '../../../kit/states/Skeleton.tsx';
import { PeopleList, type Person, PersonItem, PersonPicker } from '../../../members/people/public.ts';
import { type ApiError, useCall, useChange } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { refusalText } from '../../../platform/forms.ts';
import { useT } from '../../../platform/phrases.ts';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import classes from './ShareSheet.module.css';

interface ShareSheetProps {
  sheet: { readonly WorkoutSheetId: number; readonly ClubId: number; readonly Name: string };
  onClose: () => void;
}

const ShareWithMany = lazyComponent(() => import('./ShareWithMany.tsx').then((it) => it.ShareWithMany));

export function ShareSheet({ sheet: { WorkoutSheetId, ClubId, Name }, onClose }: ShareSheetProps) {
  const t = useT();
  const formats = useFormats();
  const params = { id: ClubId, sheetId: WorkoutSheetId };
  const [added, setAdded] = useState<Person | null>(null);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const [removedCount, setRemovedCount] = useState(0);
  const [isMany, setMany] = useState(false);
  const shares = useCall(listSheetShares, { params });
  const share = useChange(shareSheet, {
    quiet: true,
    onDone: ({ Done, Refused }) => {
      setRefused(null);
      setRemovedCount(Refused.length);
      if (Refused.length > 0) return;
      setMany(false);
      if (added !== null) toastDone({ title: t('sheets.sharedDone', { name: fullName(added) }) });
      else toastDone({ title: t('sheets.sharedWithMany', { count: Done.length, number: formats.number(Done.length) }) });
    },
    onRefused: setRefused,
  });
  const removedText =
    added === null ? t('sheets.shareLeftMany', { count: removedCount }) : t('sheets.shareLeft', { name: fullName(added) });
  return (
    <Dialog opened title={t('sheets.shareTitle', { name: Name })} onClose={onClose}>
      <PersonPicker
        data-autofocus
        clubId={ClubId}
        label={t('sheets.shareWith')}
        placeholder={t('kit.personHint')}
        nobodyFound={t('sheets.nobodyFound')}
        leftSection={<IconSearch size={17} stroke={1.8} />}
        disabled={share.isPending}
        onChange={(person) => {
          if (person === null) return;
          setAdded(person);
          share.mutate({ params, body: { UserIds: [person.UserId] } });
        }}
      />
      <Button
        className={classes['several']}
        variant="subtle"
        leftSection={<IconUsersPlus size={18} stroke={1.8} />}
        aria-expanded={isMany}
        onClick={() => setMany(!isMany)}
      >
        {t('sheets.chooseSeveral')}
      </Button>
      {isMany && (
        <ShareWithMany
          clubId={ClubId}
          readers={new Set(shares.data?.map(({ UserId }) => UserId))}
          isBusy={share.isPending}
          onShare={(UserIds) => {
            setAdded(null);
            share.mutate({ params, body: { UserIds } });
          }}
        />
      )}
      <Refusal words={removedCount > 0 ? removedText : refused && refusalText(refused)} />
      <QueryResult query={shares} loading={<SkeletonRows rows={2} />}>
        {(found) => (
          <PeopleList label={t('sheets.sharedWith')} none={t('sheets.sharedWithNobody')}>
            {found.map((one) => (
              <Reader key={one.UserId} reader={one} params={params} onRefused={setRefused} />
            ))}
          </PeopleList>
        )}
      </QueryResult>
    </Dialog>
  );
}

interface ReaderProps {
  reader: SheetShare;
  params: { readonly id: number; readonly sheetId: number };
  onRefused: (error: ApiError | null) => void;
}

function Reader({ reader, params, onRefused }: ReaderProps) {
  const t = useT();
  const formats = useFormats();
  const name = fullName(reader);
  const end = useChange(unshareSheet, {
    quiet: true,
    onDone: () => {
      onRefused(null);
      toastDone({ title: t('sheets.unsharedDone', { name }) });
    },
    onRefused,
  });
  return (
    <PersonItem
      name={name}
      about={[besideName(reader), t('kit.since', { date: formats.date(reader.SharedAt) })].filter(Boolean).join(' · ')}
      remove={{
        label: t('sheets.endSharing', { name }),
        busy: end.isPending,
        onClick: () => end.mutate({ params, body: { UserIds: [reader.UserId] } }),
      }}
    />
  );
}
