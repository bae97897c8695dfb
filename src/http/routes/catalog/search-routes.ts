import type { SearchCourses } from '../../../domain/catalog/queries/search-courses.ts';
import type { SearchHit } from '../../../domain/catalog/search.ts';
import { paths } from '../../../wire/paths.ts';
import { searchQuery } from '../../../wire/queries.ts';
import { type SearchHitReply, searchSchema } from '../../../wire/replies/catalog.ts';
import { bothIds } from '../../replies/both-ids.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export function searchRoutes({ searchCourses }: { readonly searchCourses: SearchCourses }): Route[] {
  const search = async ({
    query: { q, courseId, contentId, offset },
    user,
    res,
  }: Call<{ query: typeof searchQuery }>) => {
    const departure = new AbortController();
    res.once('close', () => departure.abort());
    const asked = { viewer: user, text: q, courseId, contentId, offset, departure: departure.signal };
    const { hits, nextOffset } = await searchCourses.run(asked);
    return { hits: hits.map(hitReply), nextOffset };
  };

  return inContext('catalog', [
    route({
      method: 'get',
      path: paths.search,
      rule: 'owner',
      limit: 'search',
      summary: 'What the caller may open, found by words; for admins everything',
      query: searchQuery,
      refusals: [409],
      cache: 'no-store',
      reply: searchSchema,
      handle: search,
    }),
  ]);
}

function hitReply({ moduleId, moduleNumber, moduleTitle, fileKey, isWithheld: _, ...hit }: SearchHit): SearchHitReply {
  const own = { course: hit.courseId, module: moduleId, day: hit.dayId, content: hit.itemId, document: hit.itemId };
  return {
    ...hit,
    ...bothIds(own[hit.kind] ?? hit.courseId),
    weekId: moduleId,
    weekNumber: moduleNumber,
    weekTitle: moduleTitle,
    s3Key: fileKey,
    excerpt: [...hit.excerpt],
    moments: hit.moments.map(({ second, excerpt }) => ({ second, excerpt: [...excerpt] })),
  };
}
