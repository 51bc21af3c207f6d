import { makeRegistry } from './registry.ts'

/** The metrics of this process. Names follow Prometheus: a unit at the end, `_total` for counters. */
export const registry = makeRegistry()

const { counter, gauge, histogram } = registry

/** Callbacks that refresh gauges of this process, such as memory, when metrics are scraped. */
export const collectors = new Set<() => void>()

/** Refreshes all gauges. */
export function collect(): void {
  for (const read of collectors) read()
}

/** Bounds in seconds, from a cached response to a wait that a person gives up on. */
const seconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export const requests = {
  answered: counter('planner_http_requests_total', 'Requests answered', ['method', 'route', 'status']),
  seconds: histogram('planner_http_request_duration_seconds', 'From request to answer', seconds, ['method', 'route']),
}

/** `where` is request, work, job or page. */
export const errors = counter('planner_unexpected_errors_total', 'Unexpected errors', ['where'])

/**
 * Reported by people's browsers (PAGE_TIMING). The bounds are those of Web Vitals: good up to 0.2, 2.5 and 0.1, poor
 * from 0.5, 4 and 0.25.
 */
export const pages = {
  inp: histogram(
    'planner_page_inp_seconds',
    'Interaction to next paint: from a tap to what it changed',
    [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2.5],
    ['page'],
  ),
  lcp: histogram(
    'planner_page_lcp_seconds',
    'Largest contentful paint: until the largest text or picture was there',
    [0.5, 1, 1.5, 1.8, 2.5, 4, 8],
    ['page'],
  ),
  cls: histogram(
    'planner_page_cls',
    'Cumulative layout shift: how far the page moved by itself, as a share of the screen',
    [0.01, 0.05, 0.1, 0.25, 0.5, 1],
    ['page'],
  ),
}

export const dispatch = {
  settled: counter('planner_alerts_total', 'Alerts by what became of them', ['channel', 'outcome']),
  lag: histogram(
    'planner_alert_lag_seconds',
    'From due to handed over',
    [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1800],
    ['channel'],
  ),
  due: gauge('planner_alerts_due', 'Alerts that are due and not handed over, counted up to 10,000', ['channel']),
  oldestDue: gauge('planner_alerts_oldest_due_seconds', 'How long the oldest of these has been due', ['channel']),
}

export const work = {
  runs: counter('planner_work_runs_total', 'Runs of background work', ['work', 'outcome']),
  seconds: histogram('planner_work_duration_seconds', 'A run of background work', seconds, ['work']),
  lastSuccess: gauge('planner_work_last_success_timestamp_seconds', 'When background work last went well', ['work']),
}

export const jobs = {
  done: counter('planner_jobs_total', 'Jobs that this process took', ['queue', 'outcome']),
  seconds: histogram('planner_job_duration_seconds', 'A job', seconds, ['queue']),
  stored: gauge('planner_jobs_stored', 'Jobs in the store', ['queue', 'state']),
}

export const providers = {
  calls: counter('planner_provider_calls_total', 'Calls to providers', ['provider', 'outcome']),
  seconds: histogram('planner_provider_call_duration_seconds', 'A call to a provider', seconds, ['provider']),
  open: gauge('planner_provider_breaker_open', '1 while a provider is left alone after failing again and again', [
    'provider',
  ]),
}

export const model = {
  questions: gauge('planner_model_questions_today', 'Questions to the language model today, of everybody'),
  tokens: gauge('planner_model_tokens_today', 'Tokens of these'),
  exhausted: gauge('planner_model_people_at_limit', 'People whose budget of today is used up'),
}

export const store = {
  connections: gauge('planner_store_connections', 'Connections of this process to the store', ['pool', 'state']),
  waiting: gauge('planner_store_waiting_requests', 'Queries that wait for a connection', ['pool']),
}

export const workers = {
  running: gauge('planner_worker_processes', 'Worker processes that are up'),
  waiting: gauge('planner_worker_tasks_waiting', 'Tasks that wait for a worker process'),
}

export const runtime = {
  loopLag: gauge('planner_event_loop_lag_seconds', 'Delay of the event loop since the last reading', ['quantile']),
  loopUse: gauge('planner_event_loop_utilization', 'Part of the time since the last reading in which it was busy'),
  memory: gauge('process_resident_memory_bytes', 'Resident memory'),
  heap: gauge('planner_heap_used_bytes', 'Heap in use'),
  external: gauge('planner_external_memory_bytes', 'Memory outside the heap, of buffers and the like'),
  cpu: gauge('process_cpu_seconds_total', 'Processor time, of the user and of the system together'),
  started: gauge('process_start_time_seconds', 'When the process started'),
}
