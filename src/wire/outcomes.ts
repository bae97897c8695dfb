import { array, object } from 'yup';
import { CLUSTER_RESULTS, MAX_CLUSTERS } from './literals.ts';
import { id } from './request-fields.ts';
import { text } from './strict-text.ts';

const CLUSTERS = 'Please send the clusters.';
const CLUSTER = 'Please name a cluster.';
const RESULT = 'Please choose a result.';

/** POST /exam/outcome. A cluster that is missing is not said. */
export const outcomeBody = object({
  clusters: array()
    .of(object({ id: id(CLUSTER), result: text(RESULT).required(RESULT).oneOf(CLUSTER_RESULTS, RESULT) }))
    .typeError(CLUSTERS)
    .required(CLUSTERS)
    .max(MAX_CLUSTERS, CLUSTERS),
});
