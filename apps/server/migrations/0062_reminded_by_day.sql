-- Of a reminder: when the day begins of which it reminds. A course has several, and a class that was moved begins at another time.
alter table notifications add column "Day" timestamptz;
update notifications set "Day" = ("Payload"->>'ClassDate')::timestamptz where "Event" = 'ClassReminder';
-- When the mail of it goes that quiet hours put off; null: none waits.
alter table notifications add column "MailAt" timestamptz;
drop index notifications_reminded;
create unique index notifications_reminded on notifications ("UserId", "SubjectId", "Day") where "Event" = 'ClassReminder';
-- Which days of courses begin soon.
create index scheduled_days_soon on scheduled_days ("Begin") where "OfCourse" and "Type" = 'Definition';
