import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '../../platform/api.ts';
import type { ScreenShape } from '../../platform/screen.ts';
import type { Form } from '../form/use-form.ts';
import { Page, type PageProps } from '../page/Page.tsx';
import { Answer } from '../states/Answer.tsx';
import { SkeletonScreen } from '../states/Skeleton.tsx';
import { EditorSections, outlineOf, type Section } from './EditorSections.tsx';
import { FormBar } from './FormBar.tsx';

interface EditScreenProps<Values extends object, Output, Result> extends PageProps {
  form: Form<Values, Output>;
  /** Stores what the check made of the values. */
  save: (output: Output) => Promise<Result>;
  /** The sections with their fields; absent for an editor of few. */
  outline?: readonly Section[];
  /** Beside the sections: what they are about. */
  aside?: ReactNode;
  /** Why it was not stored, where that is about no field. */
  refusal: ReactNode;
  /** The verb of what does not exist yet. */
  act?: string;
  /** After saving, unless one leaves anyway. */
  onSaved?: (result: Result) => void;
}

/** The frame of an editor: its sections, and the bar that counts, saves and asks before the screen is left. */
export function EditScreen<Values extends object, Output, Result>(props: EditScreenProps<Values, Output, Result>) {
  const { form, save, outline, aside, refusal, act, onSaved, children, ...page } = props;
  return (
    <Page {...page}>
      <EditorSections
        notices={refusal}
        {...(outline === undefined ? {} : { outline: outlineOf(outline, form.errors) })}
        {...(aside === undefined ? {} : { aside })}
      >
        {children}
        <FormBar form={form} save={save} act={act} onSaved={(result, leaving) => !leaving && onSaved?.(result)} />
      </EditorSections>
    </Page>
  );
}

interface StoredProps<Data> {
  query: UseQueryResult<Data, ApiError>;
  /** Title and way back until it is known what is edited. */
  title: string;
  back: string;
  /** How it looks until then. */
  shape?: ScreenShape;
  children: (data: Data) => ReactNode;
}

/** What is edited is asked for first: then `children` brings a page of its own. */
export function Stored<Data>({ query, title, back, shape = 'overview', children }: StoredProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return (
    <Page title={title} back={back}>
      <Answer query={query} loading={<SkeletonScreen shape={shape} />}>
        {() => null}
      </Answer>
    </Page>
  );
}
