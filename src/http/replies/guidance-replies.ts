import type { Guidance } from '../../domain/catalog/guidance.ts';
import type { NextDiscussion } from '../../domain/catalog/link-ports.ts';
import type { CourseGuidance } from '../../domain/catalog/queries/get-guidance.ts';
import type { AdminGuidance, GuidanceReply } from '../../wire/replies/guidance.ts';
import { bothIds } from './both-ids.ts';
import { timeOrNull } from './time-or-null.ts';

export const adminGuidance = ({ studyGroupUrl, mentorUrl, soldWithout }: Guidance): AdminGuidance => ({
  studyGroupUrl: studyGroupUrl ?? '',
  mentorUrl: mentorUrl ?? '',
  soldWithout: [...soldWithout],
});

export const guidanceReply = ({ course, next }: CourseGuidance): GuidanceReply => ({
  ...bothIds(course.id),
  title: course.title,
  next: next ? nextReply(next) : null,
  studyGroupUrl: course.guidance.studyGroupUrl ?? '',
  mentorUrl: course.guidance.mentorUrl ?? '',
});

const nextReply = ({ id, topic, startsAt, endsAt, opensAt, cancelledAt }: NextDiscussion) => ({
  ...bothIds(id),
  topic,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  opensAt: opensAt.toISOString(),
  cancelledAt: timeOrNull(cancelledAt),
});
