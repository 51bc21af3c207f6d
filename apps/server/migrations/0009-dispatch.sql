-- Each channel is worked through by itself, so that a slow provider holds up no other.

drop index alerts_waiting;
create index alerts_waiting on alerts (channel, ready_at) where state = 'waiting';
-- An alert is claimed as it is handed over, in one step.
update alerts set state = 'waiting', claim = null, lease_until = null where state = 'claimed';
drop index alerts_leased;
create index alerts_leased on alerts (lease_until) where state = 'handing';
