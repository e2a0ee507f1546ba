/** Two made-up postings for the samples of public pages, beside the demo's own. */
export const BOOKING_POSTING = {
  title: "Backend Developer, Booking Platform",
  description: `Requirements
- 1 or more years of backend development in Java or Kotlin
- Spring Boot
- PostgreSQL or another relational database
- REST APIs
- Git and CI/CD

Nice to have
- Kubernetes
- Docker
- Kafka`,
};

export const PLATFORM_POSTING = {
  title: "Platform Engineer",
  description: `Requirements
- Kubernetes in production
- Terraform
- AWS
- PostgreSQL
- Go or Python`,
};
