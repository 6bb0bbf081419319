import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { type ReactNode, useMemo, useState } from 'react';
import { EditorSections, showWhatIsWrong } from '../../../kit/edit/EditorSections.tsx';
import { SaveBar } from '../../../kit/edit/SaveBar.tsx';
import { type Draft, useDraft } from '../../../kit/edit/use-draft.ts';
import { useNow } from '../../../platform/clock.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { preview } from '../schedule/schedule-draft.ts';
import { type ClassErrors, type ClassValues, errorsOf, isWrong, sections } from './class-values.ts';
import { BookingSection } from './sections/BookingSection.tsx';
import { ClassSection } from './sections/ClassSection.tsx';
import { DatesSection } from './sections/DatesSection.tsx';
import { LookSection } from './sections/LookSection.tsx';
import { PaymentSection } from './sections/PaymentSection.tsx';
import { PlacesSection } from './sections/PlacesSection.tsx';

export const dateFields = ['ScheduleStartDate', 'ScheduleEndDate', 'Slots', 'SingleStartTime', 'SingleDuration'] as const;
/** Whether the dates differ from the saved ones. */
export const datesChanged = ({ changed }: Draft<ClassValues>): boolean =>
  changed.some((field) => dateFields.some((one) => one === field));

interface ClassFormProps {
  clubId: number;
  saved: ClassValues;
  stored: Class | undefined;
  saving: boolean;
  /** Words of the server under the fields it refused, until those are changed. */
  refusedIn: (values: ClassValues) => ClassErrors;
  /** The verb of a class that does not exist yet. */
  act?: string;
  /** Resolves to whether it was saved; `leaving` when it was asked for on the way out. */
  onSave: (draft: Draft<ClassValues>, leaving: boolean) => Promise<boolean>;
  /** Right of the form: the generated dates of the draft. */
  dates: (draft: Draft<ClassValues>) => ReactNode;
  onUnpublish?: (() => void) | undefined;
  /** Above the sections: what happened, what to know. */
  children?: ReactNode;
}

/** The form of a class: sections with their outline, the generated dates beside it, the save bar below. */
export function ClassForm({
  clubId,
  saved,
  stored,
  saving,
  refusedIn,
  act,
  onSave,
  dates,
  onUnpublish,
  children,
}: ClassFormProps) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useFormats();
  const draft = useDraft(saved);
  const [tried, setTried] = useState(false);
  const { values, changed } = draft;
  const moved = stored === undefined || datesChanged(draft);
  const found = errorsOf(values, { timeZone, now, stored, dates: moved });
  // Under the fields: what was touched, and everything once saving was tried.
  const touched = (field: string) => changed.some((one) => field.includes(one));
  const shown = Object.fromEntries(
    Object.entries(found).filter(([field]) => tried || touched(field) || (field.startsWith('Schedule') && datesChanged(draft))),
  );
  const errors: ClassErrors = { ...refusedIn(values), ...shown };
  const wrong = Object.values(errors).filter((words) => words !== undefined).length;
  const days = useMemo(() => preview(values, { ClassType: values.ClassType, timeZone, now }), [values, timeZone, now]);
  const begin = stored === undefined ? days.find((day) => day.Begin > now)?.Begin : new Date(stored.Begin);
  const save = async (leaving: boolean) => {
    setTried(true);
    if (Object.keys(found).length > 0) {
      showWhatIsWrong();
      return false;
    }
    const done = await onSave(draft, leaving);
    if (done) {
      setTried(false);
      draft.reset();
    } else {
      showWhatIsWrong();
    }
    return done;
  };
  const form = { draft, errors, clubId, stored };
  return (
    <EditorSections
      outline={sections.map(({ id, label, fields }) => ({ id, label: t(label), wrong: isWrong(fields, errors) }))}
      notices={children}
      aside={dates(draft)}
    >
      <ClassSection {...form} />
      <DatesSection {...form} saved={saved} now={now} onUnpublish={onUnpublish} />
      <PlacesSection {...form} />
      <BookingSection {...form} begin={begin} />
      <PaymentSection {...form} />
      <LookSection {...form} />
      <SaveBar
        changes={changed.length}
        errors={wrong}
        saving={saving}
        act={act}
        onSave={save}
        onDiscard={() => {
          draft.reset();
          setTried(false);
        }}
      />
    </EditorSections>
  );
}
