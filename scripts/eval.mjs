// Runs the test cases of every prompt on the configured language model (LLM_PROVIDER and the other server settings),
// and prints passes, cost and time. Without a model it uses the stand-in of the demo, which shows that the runner works
// and says nothing about any model. `npm run eval -- read-mail` runs only one task.
import { readConfig } from '../apps/server/src/config.ts'
import { languageModel } from '../apps/server/src/providers/language-model/language-model.ts'
import { evaluate } from '../apps/server/test/evaluation/evaluate.ts'
import { evaluations } from '../apps/server/test/evaluation/evaluations.ts'
import { startLanguageModel } from '../apps/server/test/stand-ins/language-model/language-model.ts'
import { sampleResponder } from '../apps/server/test/stand-ins/language-model/sample.ts'

const only = process.argv.slice(2)
const chosen = evaluations.filter(({ prompt }) => only.length === 0 || only.includes(prompt.task))
if (chosen.length === 0) {
  console.error(`No such task. There are: ${evaluations.map(({ prompt }) => prompt.task).join(', ')}`)
  process.exit(1)
}
const standIn = process.env.LLM_PROVIDER ? null : await startLanguageModel({ says: sampleResponder })
const config = readConfig({ ...process.env, ...standIn?.environment }).providers.languageModel
const model = languageModel(config)

const scores = []
for (const one of chosen) {
  const score = await evaluate(model, one)
  scores.push(score)
  for (const name of score.missed) console.log(`${score.task}: missed ${name}`)
}
await standIn?.[Symbol.asyncDispose]()

console.log(`\n${standIn ? 'The stand-in, which is no model' : `${config.family} ${config.model}`}`)
console.table(
  Object.fromEntries(
    scores.map(({ task, version, cases, passed, tokens, rupees, medianMs }) => [
      task,
      {
        version,
        'passed of cases': `${passed} of ${cases} (${Math.round((100 * passed) / cases)}%)`,
        'tokens read, written': `${tokens.read}, ${tokens.written}`,
        'rupees a question': rupees === null ? 'unknown' : rupees.toFixed(4),
        'median ms': Math.round(medianMs),
      },
    ]),
  ),
)
console.log(
  config.price ? `Price: ${config.price.from ?? 'as configured'}` : 'No price is configured (LLM_PRICE_INPUT)',
)
