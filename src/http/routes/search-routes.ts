import type { SearchCourses } from '../../domain/catalog/queries/search-courses.ts';
import type { SearchHit } from '../../domain/catalog/search.ts';
import { paths } from '../../wire/paths.ts';
import type { SearchHitReply, SearchReply } from '../../wire/search.ts';
import { signedIn } from '../auth/signed-in.ts';
import type { Route } from '../route.ts';
import { textParameter, wholeParameter } from '../validate.ts';

export function searchRoutes({ searchCourses }: { readonly searchCourses: SearchCourses }): Route[] {
  return [
    {
      method: 'get',
      path: paths.search,
      rule: 'owner',
      limit: 'search',
      handle: async (req, res) => {
        const { hits, nextOffset } = await searchCourses.run({
          viewer: signedIn(req),
          text: textParameter(req.query['q'], 'q') ?? '',
          courseId: textParameter(req.query['courseId'], 'courseId'),
          offset: wholeParameter(req.query['offset'], 'offset'),
        });
        const reply: SearchReply = { hits: hits.map(hitReply), nextOffset };
        res.setHeader('Cache-Control', 'no-store');
        res.json(reply);
      },
    },
  ];
}

const hitReply = ({ moduleId, moduleNumber, moduleTitle, fileKey, ...hit }: SearchHit): SearchHitReply => ({
  ...hit,
  weekId: moduleId,
  weekNumber: moduleNumber,
  weekTitle: moduleTitle,
  s3Key: fileKey,
  excerpt: [...hit.excerpt],
});
