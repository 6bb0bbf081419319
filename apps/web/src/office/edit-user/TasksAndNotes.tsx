import { Notes } from '../../members/notes/public.ts';
import { MemberTasks } from '../../members/tasks/public.ts';
import classes from './TasksAndNotes.module.css';

/** What is to be done about a member and what staff wrote down, side by side. */
export function TasksAndNotes({ userId, name }: { userId: number; name: string }) {
  return (
    <div className={classes['columns']}>
      <MemberTasks userId={userId} name={name} />
      <Notes userId={userId} />
    </div>
  );
}
