import type { CoursePageReply, LiveCourseReply } from '../../wire/replies/catalog.ts';
import type { SiteFacts } from './page-head.ts';

const CONTEXT = 'https://schema.org';

const school = ({ origin, name, logo = '/icon-512.png' }: SiteFacts) => ({
  '@type': 'EducationalOrganization',
  '@id': `${origin}/#school`,
  name,
  url: `${origin}/Home`,
  logo: `${origin}${logo}`,
});

/** The school and its site, in the words of schema.org. */
export const schoolData = (site: SiteFacts, description: string): object => ({
  '@context': CONTEXT,
  '@graph': [
    { ...school(site), description },
    {
      '@type': 'WebSite',
      '@id': `${site.origin}/#site`,
      name: site.name,
      url: `${site.origin}/Home`,
      inLanguage: 'en-AU',
      publisher: { '@id': `${site.origin}/#school` },
    },
  ],
});

/** The courses for sale as a list on one page, with what search engines ask for to show a course. */
export const coursesData = (site: SiteFacts, courses: readonly LiveCourseReply[]): object => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  itemListElement: courses.map((course, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: courseData(site, course),
  })),
});

/** A course on its own page, with the modules that it has. */
export const coursePageData = (site: SiteFacts, course: CoursePageReply): object => ({
  '@context': CONTEXT,
  ...courseData(site, course),
  syllabusSections: course.weeks.map(({ title, weekNumber }) => ({
    '@type': 'Syllabus',
    name: title || `Module ${weekNumber}`,
  })),
});

function courseData(site: SiteFacts, course: LiveCourseReply | CoursePageReply): object {
  const url = `${site.origin}/courses/${course.slug}`;
  return {
    '@type': 'Course',
    '@id': url,
    url,
    name: course.title,
    description: course.description || course.title,
    inLanguage: 'en',
    ...(course.thumbnail ? { image: `${site.origin}/stream/${course.thumbnail}` } : {}),
    provider: school(site),
    offers: [
      {
        '@type': 'Offer',
        category: 'Paid',
        price: course.price,
        priceCurrency: 'AUD',
        availability: `${CONTEXT}/InStock`,
        url,
      },
    ],
    hasCourseInstance: [
      {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        // The catalogue knows the months of a course, not its hours of study.
        courseSchedule: {
          '@type': 'Schedule',
          duration: 'P1M',
          repeatFrequency: 'Monthly',
          repeatCount: course.durationMonths,
        },
      },
    ],
  };
}
