-- The metrics count them four times a minute; the table has a week of all deliveries.
create index webhook_deliveries_waiting on webhook_deliveries ("At") where "State" = 'Waiting';
